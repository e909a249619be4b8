import { gameConfig } from '@veloc/rules';
import { ChipGroup } from '@veloc/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { ChangeSheet } from '../../../../features/builder/parts/lazyParts';
import type { Builder } from '../../../../features/builder/useBuilder';
import { kenoWayOf, kenoWays } from '../kenoLabels';

/** The ways to play. Another one empties the slots, so with tickets in them it asks first. */
export function KenoWays({ builder }: { builder: Builder }) {
  const [, navigate] = useLocation();
  const current = kenoWayOf(builder.state);
  const [asked, setAsked] = useState(current);
  const [isAsking, setAsking] = useState(false);

  const go = ({ to }: typeof current) => {
    setAsking(false);
    builder.switchTo(to);
    navigate(gameConfig[to.gameId].href, { replace: true });
  };
  const choose = (value: string) => {
    const wanted = kenoWays.find((way) => way.value === value) ?? current;
    setAsked(wanted);
    if (builder.started > 0) setAsking(true);
    else go(wanted);
  };

  return (
    <>
      <ChipGroup
        label="Kiểu chơi"
        layout="grid"
        options={kenoWays}
        value={current.value}
        onChange={({ value }) => choose(value)}
      />
      <Suspense fallback={null}>
        <ChangeSheet
          builder={builder}
          open={isAsking}
          onClose={() => setAsking(false)}
          name={asked.label}
          onChange={() => go(asked)}
        />
      </Suspense>
    </>
  );
}
