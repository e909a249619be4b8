import { choose } from '../counting';
import type { GameMethod } from '../gameMethod';
import { ordinaryTicket } from '../texts/games';

export const MEGA_NUMBERS = { from: 1, to: 45 } as const;
export const MEGA_PLAY_SIZE = 6;
export const MEGA_BAO = { minSize: 5, maxSize: 18 } as const;
export const MEGA_DEFAULT_METHOD = 'GROUP_6';

/** Plays of a bao: five numbers are joined by each of the 40 others, more are played in all sets of six. */
export function megaUnit(size: number): number {
  return size === MEGA_PLAY_SIZE - 1 ? MEGA_NUMBERS.to - size : choose(size, MEGA_PLAY_SIZE);
}

// Sold tickets come in these sizes only; 16 and 17 are valid all the same (decision G8).
const sizesNotOffered = [16, 17];

/** GROUP_5 to GROUP_18 (spec section 9); GROUP_6 is the ordinary ticket. */
export const megaMethods: readonly GameMethod<`GROUP_${number}`>[] = Array.from(
  { length: MEGA_BAO.maxSize - MEGA_BAO.minSize + 1 },
  (_, index) => {
    const size = MEGA_BAO.minSize + index;
    return {
      id: `GROUP_${size}`,
      name: size === MEGA_PLAY_SIZE ? ordinaryTicket : `Bao ${size}`,
      lengthGame: size,
      unit: megaUnit(size),
      offered: !sizesNotOffered.includes(size),
    };
  },
);
