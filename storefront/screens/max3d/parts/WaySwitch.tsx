import { BottomSheet, Segment, type SegmentOption } from '@veloc/ui';
import { useState } from 'react';
import { useSheetOpen } from '../../../state/notices/useNotices';
import { MethodChange } from '../../builder/parts/MethodChange';
import type { Builder } from '../../builder/useBuilder';

interface WaySwitchProps {
  builder: Builder;
  /** Ids of methods. */
  options: readonly SegmentOption<string>[];
  value: string;
  onChange?: () => void;
}

/** The main ways of a game, side by side. One that would empty the slots is asked about first. */
export function WaySwitch({ builder, options, value, onChange }: WaySwitchProps) {
  const [asked, setAsked] = useState(value);
  const isAsking = asked !== value && builder.started > 0;
  const name = options.find((option) => option.value === asked)?.label ?? '';
  const change = (wanted: string) => {
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
          if (builder.started > 0 && builder.clearsWith(wanted)) setAsked(wanted);
          else change(wanted);
        }}
      />
      <BottomSheet
        open={useSheetOpen(isAsking)}
        onClose={() => setAsked(value)}
        game={builder.gameId}
        title="Đổi cách chơi"
      >
        <MethodChange
          losing={builder.started}
          name={name}
          onKeep={() => setAsked(value)}
          onChange={() => change(asked)}
        />
      </BottomSheet>
    </>
  );
}
