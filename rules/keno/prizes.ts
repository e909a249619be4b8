import { countHits, playsWithHits } from '../counting';
import type { KenoDraw } from './ticket';
import { memoizeByKey } from '../memoizeByKey';
import type { PrizeLine } from '../prizeLine';
import { prizesFor, type PrizeRule } from '../prizeRule';
import type { KenoTicket } from './ticket';
import { kenoLevelId } from './methods';
import { kenoLevel, kenoNumbers } from './price';
import { KENO_CAP, kenoPrizes } from './tiers';

/** How a ticket met a draw: its numbers and how many of them came up. */
export type KenoMatch = Record<'picked' | 'drawn', number>;

/** The tiers of a level, dearest first. Counted by formula for a bao: no list of its plays is ever made. */
export const kenoPrizeRules = memoizeByKey(rulesOf);

export function kenoPrizesOf(ticket: KenoTicket, draw: KenoDraw): PrizeLine[] {
  const picked = kenoNumbers(ticket);
  return prizesFor(kenoPrizeRules(kenoLevel(ticket)), {
    picked: picked.length,
    drawn: countHits(picked, draw.numbers),
  });
}

function rulesOf(level: number): readonly PrizeRule<KenoMatch>[] {
  return Object.entries(kenoPrizes[level] ?? {})
    .map(([hitText, value]) => ruleOf(level, Number(hitText), value))
    .toSorted((first, second) => second.prize.value - first.prize.value);
}

function ruleOf(level: number, hits: number, value: number): PrizeRule<KenoMatch> {
  const isCapped = hits === level && (level === 8 || level === 9 || level === 10);
  return {
    prize: {
      tier: `${kenoLevelId(level)}_HITS_${hits}`,
      name: `Bậc ${level} trùng ${hits} số`,
      value,
      ...(isCapped ? { cap: KENO_CAP } : {}),
    },
    lines: ({ picked, drawn }) => playsWithHits({ picked, drawn, size: level, hits }),
  };
}
