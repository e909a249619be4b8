import type { DrawByGame } from '../../registry';
import type { GameId } from '../../games';
import { linePrice, stakeOf } from '../../pricing';
import type { PrizeLine } from '../../prizeLine';
import { prizesOf } from '../../prizes';
import { checkTicket } from '../../tickets';
import { rulesOf, type TicketByGame } from '../../registry';
import * as v from 'valibot';
import type { Winnings } from './naive';
import { naiveGame } from './games';
import type { Prize } from './published';

/** Two answers that should be one. */
export interface Mismatch {
  gameId: GameId;
  ticket: object;
  /** Absent where the two differ over the ticket itself. */
  draw?: unknown;
  rules: unknown;
  naive: unknown;
}

export interface Comparison {
  /** Answers held against each other: each ticket once for plays and price, then once for each draw. */
  comparisons: number;
  /** Comparisons in which there was something to win. */
  wins: number;
  /** Published prizes that no ticket won. */
  unseen: Prize[];
  mismatches: Mismatch[];
}

interface Sides<Game extends GameId> {
  gameId: Game;
  /** Tickets as a client sends them; all must be accepted. */
  tickets: readonly object[];
  draws: readonly DrawByGame[Game][];
}

/** Settles every ticket against every draw by formula and play by play. */
export function compare<Game extends GameId>({ gameId, tickets, draws }: Sides<Game>): Comparison {
  const naive = naiveGame(gameId);
  const schema: v.GenericSchema<unknown, TicketByGame[Game]> = rulesOf(gameId).schema;
  const unseen = new Set(naive.published);
  const mismatches: Mismatch[] = [];
  let comparisons = 0;
  let wins = 0;
  for (const ticket of tickets) {
    const checked = checkTicket(gameId, ticket);
    const { plays, stake, against } = naive.takeApart(v.parse(schema, ticket));
    const naiveTicket = { plays, stake, price: 10_000 * plays * stake };
    comparisons += 1;
    if (!checked.ok) {
      mismatches.push({ gameId, ticket, rules: checked.code, naive: naiveTicket });
      continue;
    }
    const rulesTicket = ticketFigures(gameId, checked.value);
    if (rulesTicket.price !== naiveTicket.price || rulesTicket.stake !== stake) {
      mismatches.push({ gameId, ticket, rules: rulesTicket, naive: naiveTicket });
    }
    for (const draw of draws) {
      const won = prizesOf(gameId, checked.value, draw);
      const expected = against(draw);
      comparisons += 1;
      if (expected.size > 0) wins += 1;
      for (const prize of expected.keys()) unseen.delete(prize);
      if (agree(won, expected)) continue;
      mismatches.push({ gameId, ticket, draw, rules: won, naive: [...expected].map(lineOf) });
    }
  }
  return { comparisons, wins, unseen: [...unseen], mismatches };
}

function ticketFigures<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]) {
  const price = linePrice({ gameId, ticket, numberPeriod: 1 });
  const stake = stakeOf(gameId, ticket);
  return { plays: price / stake / 10_000, stake, price };
}

function lineOf([{ tier, value }, lines]: [Prize, number]) {
  return { tier, lines, value };
}

/** The same tiers, each once, with the same plays and the same đồng for each. */
function agree(won: readonly PrizeLine[], expected: Winnings): boolean {
  if (won.length !== expected.size) return false;
  for (const [{ tier, value }, lines] of expected) {
    const line = won.find((candidate) => candidate.tier === tier);
    if (line?.lines !== lines || line.value !== value || (line.jackpot === true) !== (value === 0)) return false;
  }
  return true;
}
