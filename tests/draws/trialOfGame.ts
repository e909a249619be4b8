import type { DrawByGame, GameId } from '@veloc/rules';
import { compare, generateDraw, generateTickets, seededRandom, someOf, sweep } from '@veloc/rules/testing';

const TICKETS = 200;
/** Draws that the tickets meet play by play: most are real, the rest of rare kinds that real ones may lack. */
const SAMPLE = 500;
const MADE = 100;
const WIDE_TICKETS = 24;
const WIDE_DRAWS = 20;

interface Trial<Game extends GameId> {
  gameId: Game;
  draws: readonly DrawByGame[Game][];
  seed: number;
}

/** All there is to hold against each other for one game; every game starts from the seed anew. */
export function trialOfGame<Game extends GameId>({ gameId, draws, seed }: Trial<Game>) {
  const started = performance.now();
  const random = seededRandom(seed);
  const made = Array.from({ length: MADE }, () => generateDraw(gameId, random));
  const sample = [...someOf(random, draws, SAMPLE - MADE), ...made];
  const wideDraws = someOf(random, sample, WIDE_DRAWS);
  const tickets = generateTickets({ gameId, random, count: TICKETS, draws: sample });
  const wide = generateTickets({ gameId, random, count: WIDE_TICKETS, draws: wideDraws, isWide: true });
  const close = compare({ gameId, tickets, draws: sample });
  const widest = compare({ gameId, tickets: wide, draws: wideDraws });
  const all = sweep({ gameId, tickets: [...tickets, ...wide], draws });
  return {
    gameId,
    draws: draws.length,
    tickets: tickets.length + wide.length,
    comparisons: close.comparisons + widest.comparisons,
    settlements: all.settlements,
    wins: all.wins,
    unseen: close.unseen,
    differences: [...close.mismatches, ...widest.mismatches, ...all.faults],
    seconds: (performance.now() - started) / 1000,
  };
}
