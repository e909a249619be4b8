import type { VariantsOf } from '../internal/variants';
import type { digitTile } from './DigitTile.variants';

type TileState = NonNullable<VariantsOf<typeof digitTile>['state']>;

export interface DigitGroupState {
  /** What was typed so far. */
  digits: string;
  /** How many digits make it complete. */
  length: number;
  isActive: boolean;
  isWrong: boolean;
  /** The places that were drawn, from 0; none when it is not held against a draw. */
  matched: readonly number[] | undefined;
}

/** How each tile of a group looks. */
export function tileStates({ digits, length, isActive, isWrong, matched }: DigitGroupState): TileState[] {
  return Array.from({ length: Math.max(length, digits.length) }, (_, index) => {
    if (index >= digits.length) return isActive && index === digits.length ? 'typing' : 'empty';
    if (matched) return matched.includes(index) ? 'matched' : 'unmatched';
    return isWrong ? 'error' : 'filled';
  });
}

/** The whole group in words: its name, its digits one by one, and what is the matter with it. */
export function groupWords(name: string, { digits, length, isActive, isWrong, matched }: DigitGroupState): string {
  const missing = length - digits.length;
  const drawn = [...digits].filter((_, index) => matched?.includes(index));
  const parts = [
    digits === '' ? 'trống' : [...digits].join(' '),
    digits !== '' && missing > 0 ? `thiếu ${missing} chữ số` : '',
    isActive ? 'đang nhập' : '',
    isWrong ? 'chưa hợp lệ' : '',
    matched && drawn.length === digits.length ? 'trúng' : '',
    matched && drawn.length < digits.length ? (drawn.length > 0 ? `trúng ${drawn.join(' ')}` : 'không trúng') : '',
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}
