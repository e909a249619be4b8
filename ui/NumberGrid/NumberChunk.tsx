import { memo } from 'react';
import { NumberCell } from './NumberCell';

interface NumberChunkProps {
  values: readonly number[];
  /** Its picked numbers as text ('7 9'), so that an untouched chunk is recognised at a glance. */
  picked: string;
  /** All that was picked when no more could be, as text; null while more can. */
  full: string | null;
  /** Id of the sentence that says why no more can be picked. */
  reasonId: string;
  isBonus: boolean;
}

/** Ten numbers that are looked at together: a pick passes over the other chunks without touching their cells. */
export const NumberChunk = memo(function NumberChunk({ values, picked, full, reasonId, isBonus }: NumberChunkProps) {
  const chosen = picked.split(' ');
  const spared = full?.split(' ').concat(chosen);
  return values.map((value) => (
    <NumberCell
      key={value}
      value={value}
      isSelected={chosen.includes(String(value))}
      reasonId={spared && !spared.includes(String(value)) ? reasonId : undefined}
      isBonus={isBonus}
    />
  ));
});
