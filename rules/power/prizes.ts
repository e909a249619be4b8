import { choose, countHits } from '../counting';
import type { PowerDraw } from '../draws';
import { wonOnly, type PrizeLine } from '../prizeLine';
import { systemPlays } from '../systemPlays';
import type { PowerTicket } from '../wire/tickets';
import { POWER_NUMBERS, POWER_PLAY_SIZE } from './methods';

/** Counted by formula for a bao; the drawn seventh ball, not the player's power number, decides Jackpot 2 (G10). */
export function powerPrizesOf(ticket: PowerTicket, draw: PowerDraw): PrizeLine[] {
  const picked = ticket.listNumber.length;
  const drawn = countHits(ticket.listNumber, draw.numbers);
  const plays = (hits: number) => systemPlays({ picked, drawn, hits, size: POWER_PLAY_SIZE, balls: POWER_NUMBERS.to });
  const holdsBonus = ticket.listNumber.includes(draw.powerNumber);
  const withBonus = bonusPlays({ picked, drawn, holdsBonus });
  return wonOnly([
    { tier: 'jackpot1', name: 'Jackpot 1', lines: plays(6), value: 0, jackpot: true },
    { tier: 'jackpot2', name: 'Jackpot 2', lines: withBonus, value: 0, jackpot: true },
    { tier: 'first', name: 'Giải Nhất', lines: plays(5) - withBonus, value: 40_000_000 },
    { tier: 'second', name: 'Giải Nhì', lines: plays(4), value: 500_000 },
    { tier: 'third', name: 'Giải Ba', lines: plays(3), value: 50_000 },
  ]);
}

/** Plays with five drawn numbers and the seventh ball. */
function bonusPlays({ picked, drawn, holdsBonus }: { picked: number; drawn: number; holdsBonus: boolean }): number {
  if (picked >= POWER_PLAY_SIZE) return holdsBonus ? choose(drawn, POWER_PLAY_SIZE - 1) : 0;
  // Five numbers joined by each other ball: all five drawn and joined by the bonus, or four drawn and the bonus
  // joined by either of the two drawn ones that are missing.
  if (drawn === picked) return 1;
  return holdsBonus && drawn === picked - 1 ? POWER_PLAY_SIZE - drawn : 0;
}
