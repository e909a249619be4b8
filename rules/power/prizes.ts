import { choose, countHits } from '../counting';
import type { PowerDraw } from './ticket';
import type { PrizeLine } from '../prizeLine';
import { prizesFor, type PrizeRule } from '../prizeRule';
import { systemPlays } from '../systemPlays';
import type { PowerTicket } from './ticket';
import { POWER_NUMBERS, POWER_PLAY_SIZE } from './methods';

/** How a ticket met a draw. */
export interface PowerMatch {
  /** Numbers on the ticket. */
  picked: number;
  /** How many of them are among the six drawn. */
  drawn: number;
  /** Whether the seventh ball is among them too. */
  holdsBonus: boolean;
}

/** Đồng for a play of 10,000; a jackpot's value is its pool. Counted by formula for a bao. */
export const powerPrizeRules: readonly PrizeRule<PowerMatch>[] = [
  { prize: { tier: 'jackpot1', name: 'Jackpot 1', value: 0, jackpot: true }, lines: (match) => plays(match, 6) },
  { prize: { tier: 'jackpot2', name: 'Jackpot 2', value: 0, jackpot: true }, lines: bonusPlays },
  {
    prize: { tier: 'first', name: 'Giải Nhất', value: 40_000_000 },
    lines: (match) => plays(match, 5) - bonusPlays(match),
  },
  { prize: { tier: 'second', name: 'Giải Nhì', value: 500_000 }, lines: (match) => plays(match, 4) },
  { prize: { tier: 'third', name: 'Giải Ba', value: 50_000 }, lines: (match) => plays(match, 3) },
];

/** The drawn seventh ball, not the player's power number, decides Jackpot 2 (decision G10). */
export function powerPrizesOf({ listNumber }: PowerTicket, { numbers, powerNumber }: PowerDraw): PrizeLine[] {
  return prizesFor(powerPrizeRules, {
    picked: listNumber.length,
    drawn: countHits(listNumber, numbers),
    holdsBonus: listNumber.includes(powerNumber),
  });
}

/** Plays with so many of the six drawn numbers. */
function plays({ picked, drawn }: PowerMatch, hits: number): number {
  return systemPlays({ picked, drawn, hits, size: POWER_PLAY_SIZE, balls: POWER_NUMBERS.to });
}

/** Plays with five drawn numbers and the seventh ball. */
function bonusPlays({ picked, drawn, holdsBonus }: PowerMatch): number {
  if (picked >= POWER_PLAY_SIZE) return holdsBonus ? choose(drawn, POWER_PLAY_SIZE - 1) : 0;
  // Five numbers joined by each other ball: all five drawn and joined by the bonus, or four drawn and the bonus
  // joined by either of the two drawn ones that are missing.
  if (drawn === picked) return 1;
  return holdsBonus && drawn === picked - 1 ? POWER_PLAY_SIZE - drawn : 0;
}
