import { baoMethods } from '../numbersGame';

export const MEGA_NUMBERS = { from: 1, to: 45 } as const;
export const MEGA_PLAY_SIZE = 6;

/** GROUP_5 to GROUP_18 (spec section 9). Sold tickets come in all sizes but 16 and 17, which are valid (decision G8). */
export const megaMethods = baoMethods(
  { drum: MEGA_NUMBERS, playSize: MEGA_PLAY_SIZE },
  [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  [16, 17],
);
