import { memo } from 'react';
import { NumberCell } from './NumberCell';

interface NumberChunkProps {
  values: readonly number[];
  /** Its picked numbers as text ('7 9'), so that an untouched chunk is recognised at a glance. */
  picked: string;
  reasonId: string | undefined;
  isBonus: boolean;
}

/** Ten numbers that are looked at together: a pick passes over the other chunks without touching their cells. */
export const NumberChunk = memo(function NumberChunk({ values, picked, reasonId, isBonus }: NumberChunkProps) {
  const chosen = new Set(picked.split(' '));
  return values.map((value) => (
    <NumberCell
      key={value}
      value={value}
      isSelected={chosen.has(String(value))}
      reasonId={reasonId}
      isBonus={isBonus}
    />
  ));
});
