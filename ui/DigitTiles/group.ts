import type { VariantsOf } from '../internal/variants';
import type { Messages } from '../messages/MessagesContext';
import type { digitTile } from './DigitTile.variants';

type TileState = NonNullable<VariantsOf<typeof digitTile>['state']>;

export interface DigitGroupState {
  /** What was typed so far. */
  digits: string;
  /** How many digits make it complete. */
  length: number;
  /** How few do, where that is another number. */
  least?: number | undefined;
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
export function groupLabel(
  name: string,
  { digits, length, least = length, isActive, isWrong, matched }: DigitGroupState,
  words: Pick<Messages, 'digitTiles' | 'draw'>,
): string {
  const { empty, missing, typing, wrong, matchedDigits, unmatched } = words.digitTiles;
  const left = least - digits.length;
  const drawn = [...digits].filter((_, index) => matched?.includes(index));
  const parts = [
    digits === '' ? empty : [...digits].join(' '),
    digits !== '' && left > 0 ? missing(left) : '',
    isActive ? typing : '',
    isWrong ? wrong : '',
    matched && drawn.length === digits.length ? words.draw.matched : '',
    matched && drawn.length < digits.length ? (drawn.length > 0 ? matchedDigits(drawn.join(' ')) : unmatched) : '',
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}
