import { numbersGame } from '../numbersGame';
import { MEGA_NUMBERS, MEGA_PLAY_SIZE, megaMethods } from './methods';

/** As many different numbers of 1 to 45 as the method takes; six without a method (spec section 5). */
export const mega = {
  ...numbersGame({
    drum: MEGA_NUMBERS,
    playSize: MEGA_PLAY_SIZE,
    methods: megaMethods,
    tiers: [
      { tier: 'jackpot', name: 'Jackpot', hits: 6, value: 0, jackpot: true },
      { tier: 'first', name: 'Giải Nhất', hits: 5, value: 10_000_000 },
      { tier: 'second', name: 'Giải Nhì', hits: 4, value: 300_000 },
      { tier: 'third', name: 'Giải Ba', hits: 3, value: 30_000 },
    ],
  }),
  pools: 1,
  drawsAWeek: 3,
  isShared: true,
} as const;
