import { describe, expect, it } from 'vitest';
import { gameIds, type GameId } from '../../games';
import { compare, generateDraw, generateTickets, seededRandom, sweep } from './index';

const TICKETS = 220;
const DRAWS = 40;
const WIDE_TICKETS = 24;
const WIDE_DRAWS = 4;

function madeUp(gameId: GameId) {
  const random = seededRandom(535);
  const draws = Array.from({ length: DRAWS }, () => generateDraw(gameId, random));
  const wideDraws = draws.slice(0, WIDE_DRAWS);
  return {
    draws,
    wideDraws,
    tickets: generateTickets({ gameId, random, count: TICKETS, draws }),
    wide: generateTickets({ gameId, random, count: WIDE_TICKETS, draws: wideDraws, isWide: true }),
  };
}

describe.each(gameIds)('%s', (gameId) => {
  const { draws, wideDraws, tickets, wide } = madeUp(gameId);

  it('pays by formula what the plays win one by one, for every published prize', () => {
    const { comparisons, unseen, mismatches } = compare({ gameId, tickets, draws });
    expect(mismatches.slice(0, 3)).toEqual([]);
    expect(unseen).toEqual([]);
    expect(comparisons).toBe(TICKETS * (DRAWS + 1));
  });

  it('does so for the widest bao', () => {
    expect(compare({ gameId, tickets: wide, draws: wideDraws }).mismatches.slice(0, 3)).toEqual([]);
  });

  it('pays published prizes only, dearest first, never for more plays than were bought', () => {
    const { settlements, faults } = sweep({ gameId, tickets, draws });
    expect(faults.slice(0, 3)).toEqual([]);
    expect(settlements).toBe(TICKETS * DRAWS);
  });
});
