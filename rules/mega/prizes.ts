import { countHits } from '../counting';
import type { MegaDraw } from './ticket';
import type { PrizeLine } from '../prizeLine';
import { prizesFor, type PrizeRule } from '../prizeRule';
import { systemPlays } from '../systemPlays';
import type { MegaTicket } from './ticket';
import { MEGA_NUMBERS, MEGA_PLAY_SIZE } from './methods';
import { megaTiers } from './tiers';

/** How a ticket met a draw: its numbers and how many of them came up. */
export type MegaMatch = Record<'picked' | 'drawn', number>;

/** Counted by formula for a bao: no list of its plays is ever made. */
export const megaPrizeRules: readonly PrizeRule<MegaMatch>[] = megaTiers.map(({ hits, ...prize }) => ({
  prize,
  lines: ({ picked, drawn }) => systemPlays({ picked, drawn, hits, size: MEGA_PLAY_SIZE, balls: MEGA_NUMBERS.to }),
}));

export function megaPrizesOf({ listNumber }: MegaTicket, draw: MegaDraw): PrizeLine[] {
  return prizesFor(megaPrizeRules, { picked: listNumber.length, drawn: countHits(listNumber, draw.numbers) });
}
