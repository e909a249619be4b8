import { Segment, type SegmentOption } from '@veloc/ui';
import { Suspense, useState } from 'react';
import { ChangeSheet } from '../../builder/parts/lazyParts';
import type { Builder } from '../../builder/useBuilder';

interface MethodSwitchProps {
  builder: Builder;
  /** Ids of methods. */
  options: readonly SegmentOption<string>[];
  value: string;
  onChange?: () => void;
}

/** The main ways of a game, side by side. One that would empty the slots is asked about first. */
export function MethodSwitch({ builder, options, value, onChange }: MethodSwitchProps) {
  const [asked, setAsked] = useState(value);
  const [isAsking, setIsAsking] = useState(false);
  const change = (wanted: string) => {
    setIsAsking(false);
    builder.setMethod(wanted);
    onChange?.();
  };
  return (
    <>
      <Segment
        label="Cách chơi"
        options={options}
        value={value}
        onChange={({ value: wanted }) => {
          setAsked(wanted);
          if (builder.started > 0 && builder.clearsWith(wanted)) setIsAsking(true);
          else change(wanted);
        }}
      />
      <Suspense fallback={null}>
        <ChangeSheet
          builder={builder}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          name={options.find((option) => option.value === asked)?.label ?? ''}
          onChange={() => change(asked)}
        />
      </Suspense>
    </>
  );
}
