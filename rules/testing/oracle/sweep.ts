import type { DrawByGame } from '../../registry';
import type { GameId } from '../../games';
import { lineCount } from '../../pricing';
import type { PrizeLine } from '../../prizeLine';
import { prizesOf } from '../../prizes';
import { checkTicket } from '../../tickets';
import { naiveGame } from './games';
import type { Prize } from './published';

/** A settlement that cannot be right, whatever the ticket and the draw are. */
export interface Fault {
  gameId: GameId;
  ticket: object;
  draw: unknown;
  rules: readonly PrizeLine[];
  fault: string;
}

interface Sweep<Game extends GameId> {
  gameId: Game;
  tickets: readonly object[];
  draws: readonly DrawByGame[Game][];
}

/** Games in which one play may win several prizes. */
const adding: readonly GameId[] = ['max3d', 'max3dpro', 'loto'];

/** Settles every ticket by formula against every draw and checks what holds for any answer. */
export function sweep<Game extends GameId>({ gameId, tickets, draws }: Sweep<Game>) {
  const { published } = naiveGame(gameId);
  const faults: Fault[] = [];
  let settlements = 0;
  let wins = 0;
  for (const ticket of tickets) {
    const checked = checkTicket(gameId, ticket);
    if (!checked.ok) continue;
    const mostPlays = adding.includes(gameId) ? Infinity : lineCount(gameId, checked.value);
    for (const draw of draws) {
      const rules = prizesOf(gameId, checked.value, draw);
      settlements += 1;
      if (rules.length > 0) wins += 1;
      const fault = faultOf(rules, published, mostPlays);
      if (fault !== null) faults.push({ gameId, ticket, draw, rules, fault });
    }
  }
  return { settlements, wins, faults };
}

function faultOf(lines: readonly PrizeLine[], published: readonly Prize[], mostPlays: number): string | null {
  let plays = 0;
  for (const [index, line] of lines.entries()) {
    if (!Number.isSafeInteger(line.lines) || line.lines < 1) return `${line.tier} has no whole number of plays`;
    if (!published.some(({ tier, value }) => tier === line.tier && value === line.value)) {
      return `${line.tier} of ${line.value} is no published prize`;
    }
    const before = lines[index - 1];
    if (before && dearness(before) < dearness(line)) return `${line.tier} comes after ${before.tier}`;
    if (lines.findIndex(({ tier }) => tier === line.tier) !== index) return `${line.tier} is told twice`;
    plays += line.lines;
  }
  return plays > mostPlays ? `${plays} plays win of ${mostPlays}` : null;
}

/** A jackpot is dearer than any fixed prize. */
function dearness({ value, jackpot, tier }: PrizeLine): number {
  if (!jackpot) return value;
  return tier === 'jackpot2' ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER;
}
