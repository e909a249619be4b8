import { countHits } from '../counting';
import { systemPlays } from '../systemPlays';
import type { MegaDraw } from '../draws';
import { wonOnly, type PrizeLine } from '../prizeLine';
import type { MegaTicket } from '../wire/tickets';
import { MEGA_NUMBERS, MEGA_PLAY_SIZE } from './methods';

/** Đồng for a play of 10,000; the jackpot's value is its pool. */
export const megaTiers = [
  { tier: 'jackpot', name: 'Jackpot', hits: 6, value: 0, jackpot: true },
  { tier: 'first', name: 'Giải Nhất', hits: 5, value: 10_000_000 },
  { tier: 'second', name: 'Giải Nhì', hits: 4, value: 300_000 },
  { tier: 'third', name: 'Giải Ba', hits: 3, value: 30_000 },
] as const;

/** Counted by formula for a bao: no list of its plays is ever made. */
export function megaPrizesOf(ticket: MegaTicket, draw: MegaDraw): PrizeLine[] {
  const picked = ticket.listNumber.length;
  const drawn = countHits(ticket.listNumber, draw.numbers);
  return wonOnly(
    megaTiers.map(({ hits, ...tier }) => ({
      ...tier,
      lines: systemPlays({ picked, drawn, hits, size: MEGA_PLAY_SIZE, balls: MEGA_NUMBERS.to }),
    })),
  );
}
