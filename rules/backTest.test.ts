import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startBackTest } from './backTest';
import { gameIds, type GameId } from './games';
import { rulesOf, type TicketByGame } from './registry';
import { generateTickets, naiveGame, seededRandom } from './testing/oracle';
import { checkTicket } from './tickets';
import type { PastDraw } from './wire/statistics';

const DRAWS = 120;
const TICKETS = 12;

const accepted = <Game extends GameId>(gameId: Game, ticket: object) => {
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) throw new Error(`${gameId} refuses ${JSON.stringify(ticket)}: ${checked.code}`);
  return checked.value as TicketByGame[Game];
};

const megaTicket = accepted('mega', { code: 'A', listNumber: [3, 11, 17, 25, 33, 41], price: '10000', isDone: true });
const mega = (drawNo: string, ...numbers: number[]): PastDraw => ({
  drawNo,
  date: '21/08/2026',
  numbers,
  special: null,
  tiers: null,
});

describe('a ticket of Mega over past draws', () => {
  const test = startBackTest('mega', megaTicket);
  test.add([
    mega('1', 1, 2, 4, 5, 6, 7),
    mega('2', 3, 11, 17, 4, 5, 6),
    mega('3', 3, 11, 17, 25, 5, 6),
    mega('4', 1, 2, 4, 5, 6, 7),
    mega('5', 1, 2, 4, 5, 6, 7),
    mega('6', 3, 11, 17, 25, 33, 41),
  ]);

  it('costs its price each time and wins by the table, a jackpot counted apart', () => {
    const { balance, ...sums } = test.result();
    expect(balance.map(({ draw, amount }) => [draw.drawNo, amount])).toEqual([
      ['1', -10_000],
      ['2', 10_000],
      ['3', 300_000],
      ['4', 290_000],
      ['5', 280_000],
      ['6', 270_000],
    ]);
    expect(sums).toEqual({
      draws: 6,
      cost: 60_000,
      won: 330_000,
      jackpots: 1,
      tiers: [
        { tier: 'jackpot', name: 'Jackpot', draws: 1, won: 0 },
        { tier: 'second', name: 'Giải Nhì', draws: 1, won: 300_000 },
        { tier: 'third', name: 'Giải Ba', draws: 1, won: 30_000 },
      ],
      best: { draw: mega('3', 3, 11, 17, 25, 5, 6), won: 300_000 },
      longestDry: 2,
    });
  });

  it('has nothing to tell before its first draw', () => {
    expect(startBackTest('mega', megaTicket).result()).toEqual({
      draws: 0,
      cost: 0,
      won: 0,
      jackpots: 0,
      tiers: [],
      best: null,
      longestDry: 0,
      balance: [],
    });
  });
});

describe.each(gameIds)('a ticket of %s over past draws', (gameId) => {
  const random = seededRandom(1_552);
  const rules = rulesOf(gameId);
  const past = Array.from({ length: DRAWS }, (_, index): PastDraw => {
    const { numbers, special = null, tiers = null } = rules.simulate(random);
    return { drawNo: String(index), date: '21/08/2026', numbers, special, tiers };
  });
  const drawOf = (past: PastDraw) => {
    const draw = rules.readDraw(past);
    if (draw === null) throw new Error(`${gameId} cannot read ${JSON.stringify(past)}`);
    return draw;
  };
  const tickets = generateTickets({ gameId, random, count: TICKETS, draws: past.map(drawOf) });

  it('wins what a second reading of the rules counts play by play, however the draws are cut', () => {
    for (const ticket of tickets) {
      const schema: v.GenericSchema<unknown, TicketByGame[GameId]> = rules.schema;
      const naive = naiveGame(gameId).takeApart(v.parse(schema, ticket));
      const sums = past.map((draw) => {
        let sum = 0;
        for (const [{ value }, plays] of naive.against(drawOf(draw))) sum += plays * naive.stake * value;
        return sum;
      });
      const test = startBackTest(gameId, accepted(gameId, ticket));
      test.add(past.slice(0, 7));
      test.add(past.slice(7));
      const { draws, cost, won, balance } = test.result();
      expect({ draws, cost, won }).toEqual({
        draws: DRAWS,
        cost: DRAWS * naive.plays * naive.stake * 10_000,
        won: sums.reduce((total, sum) => total + sum, 0),
      });
      expect(balance.at(-1)?.amount).toBe(won - cost);
    }
  });
});
