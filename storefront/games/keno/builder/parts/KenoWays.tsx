import {
  chooseKenoPlayType,
  chooseKenoTab,
  gameConfig,
  kenoPlayTypeOf,
  kenoPlayTypes,
  kenoTabOf,
  type SlotsAction,
} from '@veloc/rules';
import { ChipGroup, Segment } from '@veloc/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { ChangeSheet } from '../../../../features/builder/parts/lazyParts';
import type { Builder } from '../../../../features/builder/useBuilder';
import { bleed } from '../../../../shared/place.css';
import { playTypeNames, tabNames } from '../kenoLabels';

type Switch = Extract<SlotsAction, { type: 'switchTo' }>;

/** Tabs and play types. Each empties the slots, so with tickets in them it asks first. */
export function KenoWays({ builder }: { builder: Builder }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<{ name: string; to: Switch } | null>(null);
  const [name, setName] = useState('');
  const tab = kenoTabOf(builder.state);
  const playType = kenoPlayTypeOf(builder);

  const go = (to: Switch) => {
    setAsked(null);
    builder.switchTo(to);
    navigate(gameConfig[to.gameId].href, { replace: true });
  };
  const choose = (wanted: { name: string; to: Switch }) => {
    setName(wanted.name);
    if (builder.started > 0) setAsked(wanted);
    else go(wanted.to);
  };

  return (
    <>
      {playType === 'NORMAL' ? (
        <Segment
          label="Kiểu vé"
          options={tabNames}
          value={tab}
          onChange={({ value }) =>
            choose({ name: tabNames.find((one) => one.value === value)?.label ?? '', to: chooseKenoTab(value) })
          }
        />
      ) : null}
      {tab === 'BUNDLE' ? null : (
        <ChipGroup
          label="Kiểu chơi"
          className={bleed}
          options={kenoPlayTypes.map((type) => ({ value: type, label: playTypeNames[type] }))}
          value={playType}
          onChange={({ value }) => choose({ name: playTypeNames[value], to: chooseKenoPlayType(value) })}
        />
      )}
      <Suspense fallback={null}>
        <ChangeSheet
          builder={builder}
          open={asked !== null}
          onClose={() => setAsked(null)}
          name={name}
          onChange={() => {
            if (asked) go(asked.to);
          }}
        />
      </Suspense>
    </>
  );
}
