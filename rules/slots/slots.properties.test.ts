import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTicket,
  createSlots,
  isEmpty,
  linePrice,
  noPicks,
  slotGames,
  slotMethodOf,
  slotsPrice,
  slotsReducer,
  toTickets,
  type Picks,
  type SlotGame,
  type SlotsState,
} from '../index';
import { randomPicks } from './random';
import { seededRandom } from '../testing/seededRandom';
import { builtGames, slotSteps } from '../testing/slotSteps';

/** A builder after some steps. */
function states(gameId: SlotGame): fc.Arbitrary<SlotsState> {
  return slotSteps(gameId).map((steps) => steps.reduce((state, step) => step(state), createSlots(gameId)));
}

/** A method of the game, and dice. */
function drawings(gameId: SlotGame) {
  return fc.record({
    method: fc.constantFrom(...slotGames[gameId].methods),
    seed: fc.nat(),
    count: fc.option(fc.integer({ min: -1, max: 25 }), { nil: undefined }),
  });
}

function expectLegal({ numbers, specials }: Picks, gameId: SlotGame, methodId: string) {
  const method = slotMethodOf(gameId, methodId);
  for (const [balls, { from, to, room }] of [
    [numbers, method.numbers],
    [specials, method.specials],
  ] as const) {
    expect(new Set(balls).size).toBe(balls.length);
    expect(balls.length).toBeLessThanOrEqual(room);
    expect(balls.every((ball) => Number.isInteger(ball) && ball >= from && ball <= to)).toBe(true);
    expect(balls.toSorted((first, second) => first - second)).toEqual(balls);
  }
}

describe.each(builtGames)('the builder of %s, whatever is done to it', (gameId) => {
  it('makes only tickets that are accepted as they are', () => {
    fc.assert(
      fc.property(states(gameId), (state) => {
        const tickets = toTickets(state);
        expect(tickets).toHaveLength(state.slots.filter(({ isDone }) => isDone).length);
        for (const ticket of tickets) expect(checkTicket(gameId, ticket)).toEqual({ ok: true, value: ticket });
      }),
      { numRuns: 200 },
    );
  });

  it('holds nothing that a slot cannot hold, and nothing of an empty one', () => {
    fc.assert(
      fc.property(states(gameId), ({ slots, amount, numberPeriod }) => {
        for (const slot of slots) {
          if (slot.methodId !== null) expectLegal(slot.picks, gameId, slot.methodId);
          expect(isEmpty(slot.picks)).toBe(slot.methodId === null);
          expect(slot.isDone && slot.methodId === null).toBe(false);
        }
        expect(slots).toHaveLength(slotGames[gameId].slotCount);
        expect(Number.isFinite(amount) && Number.isInteger(numberPeriod) && numberPeriod >= 1).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('asks for the price of its tickets', () => {
    fc.assert(
      fc.property(states(gameId), (state) => {
        const once = { ...state, numberPeriod: 1 };
        const sum = toTickets(once).reduce(
          (price, ticket) => price + linePrice({ gameId, ticket, numberPeriod: 1 }),
          0,
        );
        expect(slotsPrice(once)).toBe(sum);
        expect(slotsPrice({ ...state, numberPeriod: 3 })).toBe(3 * sum);
      }),
      { numRuns: 200 },
    );
  });

  it('starts again when all is removed, and has it back when that is undone', () => {
    fc.assert(
      fc.property(states(gameId), (state) => {
        const cleared = slotsReducer(state, { type: 'removeAll' });
        const { methodId, numberPeriod } = state;
        expect(cleared).toEqual({ ...createSlots(gameId), methodId, numberPeriod });
        expect(slotsReducer(cleared, { type: 'restore', removed: state })).toEqual(state);
      }),
    );
  });
});

describe.each(builtGames)('a random pick for %s', (gameId) => {
  it('is a ticket, whatever the method', () => {
    fc.assert(
      fc.property(drawings(gameId), ({ method, seed, count }) => {
        const picks = randomPicks({ gameId, method, random: seededRandom(seed), count });
        expectLegal(picks, gameId, method.id);
        const start = slotsReducer(createSlots(gameId), { type: 'setMethod', methodId: method.id });
        const state = slotsReducer(start, { type: 'setPicks', code: 'A', picks });
        expect(state.slots[0]).toMatchObject({ picks, isDone: true });
        expect(toTickets(state)).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps what is mine and draws the rest', () => {
    fc.assert(
      fc.property(drawings(gameId), fc.nat({ max: 20 }), ({ method, seed, count }, size) => {
        const random = seededRandom(seed);
        const whole = randomPicks({ gameId, method, random, count });
        const keep = {
          ...noPicks,
          numbers: whole.numbers.slice(0, Math.min(size, Math.max(method.numbers.most - 1, 0))),
          groups: whole.groups.slice(0, Math.min(size, Math.max(method.groups.least - 1, 0))),
        };
        const picks = randomPicks({ gameId, method, random, keep, count });
        expect(picks.numbers).toEqual(expect.arrayContaining([...keep.numbers]));
        expect(picks.groups.slice(0, keep.groups.length)).toEqual(keep.groups);
        expectLegal(picks, gameId, method.id);
      }),
      { numRuns: 200 },
    );
  });

  it('draws a finished pick anew', () => {
    const { defaultMethod } = slotGames[gameId];
    const method = slotMethodOf(gameId, defaultMethod);
    const random = seededRandom(20_261_121);
    const count = method.numbers.most;
    const first = randomPicks({ gameId, method, random, count });
    const others = Array.from({ length: 20 }, () => randomPicks({ gameId, method, random, keep: first, count }));
    expect(others.some((picks) => JSON.stringify(picks) !== JSON.stringify(first))).toBe(true);
  });
});
