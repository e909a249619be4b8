import { memo } from 'react';
import { NumberCell } from './NumberCell';

export const CHUNK = 10;

interface NumberChunkProps {
  /** Its first number. */
  from: number;
  to: number;
  /** Its picked numbers as text ('7 9'), so that an untouched chunk is recognised at a glance. */
  picked: string;
  reasonId: string | undefined;
  isBonus: boolean;
}

/** Ten numbers that are looked at together: a pick passes over the other chunks without touching their cells. */
export const NumberChunk = memo(function NumberChunk({ from, to, picked, reasonId, isBonus }: NumberChunkProps) {
  const chosen = new Set(picked.split(' '));
  return Array.from({ length: to - from + 1 }, (_, index) => (
    <NumberCell
      key={from + index}
      value={from + index}
      isSelected={chosen.has(String(from + index))}
      reasonId={reasonId}
      isBonus={isBonus}
    />
  ));
});
