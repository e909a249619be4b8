import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTicket,
  classicPrice,
  classicReducer,
  classicTickets,
  noClassicStock,
  randomStock,
  type ClassicAction,
  type ClassicState,
  type StockTicket,
} from '../index';
import { seededRandom } from '../testing/seededRandom';

const draw = { channelId: 'tphcm', channelName: 'TP. HCM', resultDate: '21/11/2026' };
const fortune: StockTicket = { id: 's1', numbers: '2768', amount: 12 };
const wealth: StockTicket = { id: 's2', numbers: '39', amount: 3 };
const stocked: ClassicAction = { type: 'setStock', draw, stock: [fortune, wealth] };

function take(id: string, amount: number): ClassicAction {
  return { type: 'setAmount', id, amount };
}

function play(...actions: ClassicAction[]): ClassicState {
  return actions.reduce(classicReducer, noClassicStock);
}

function amounts({ chosen }: ClassicState) {
  return chosen.map(({ ticket, amount }) => [ticket.numbers, amount]);
}

describe('amounts', () => {
  const two = [['2768', 2]];

  it.each([
    [
      'raises one in its place',
      take('s1', 5),
      [
        ['2768', 5],
        ['39', 1],
      ],
    ],
    ['removes with 0', take('s1', 0), [['39', 1]]],
    ['removes with less than 0', take('s1', -1), [['39', 1]]],
    ['takes all that are left', take('s2', 3), [...two, ['39', 3]]],
    ['takes no more than are left', take('s2', 4), [...two, ['39', 3]]],
    ['takes whole tickets', take('s2', 2.9), [...two, ['39', 2]]],
    ['removes with what is no number', take('s2', Number.NaN), two],
    ['knows no number that is not in stock', take('s3', 1), [...two, ['39', 1]]],
    ['removes all', { type: 'removeAll' as const }, []],
  ])('%s', (_name, action, expected) => {
    expect(amounts(play(stocked, take('s1', 2), take('s2', 1), action))).toEqual(expected);
  });

  it('can be had back as they were', () => {
    const before = play(stocked, take('s1', 2), take('s2', 1));
    const cleared = classicReducer(before, { type: 'removeAll' });
    expect(classicReducer(cleared, { type: 'choose', chosen: before.chosen })).toEqual(before);
  });
});

describe('another stock', () => {
  const before = play(stocked, take('s1', 2), take('s2', 1));

  it.each([
    [
      'fits the choice to what is left',
      [{ ...fortune, amount: 1 }, wealth],
      [
        ['2768', 1],
        ['39', 1],
      ],
    ],
    ['drops what is sold out', [{ ...fortune, amount: 0 }, wealth], [['39', 1]]],
    ['drops what is gone', [wealth], [['39', 1]]],
  ])('of the same channel and day %s', (_name, stock, expected) => {
    expect(amounts(classicReducer(before, { type: 'setStock', draw, stock }))).toEqual(expected);
  });

  it.each([
    ['channel', { ...draw, channelId: 'longan' }],
    ['day', { ...draw, resultDate: '28/11/2026' }],
  ])('of another %s empties the choice', (_name, other) => {
    const after = classicReducer(before, { type: 'setStock', draw: other, stock: before.stock });
    expect(after).toEqual({ draw: other, stock: before.stock, chosen: [] });
  });
});

describe('tickets', () => {
  it('are of the channel and day, and cost 10,000 times their amounts', () => {
    const state = play(stocked, take('s1', 2), take('s2', 3));
    expect(classicTickets(state)[0]).toEqual({
      code: 'A',
      numbers: '2768',
      amount: 2,
      ...draw,
      resultId: 'tphcm-21112026',
      price: '10000',
      isDone: true,
    });
    expect(classicPrice(state)).toBe(50_000);
  });

  it('are none without a stock', () => {
    expect(classicTickets(play(take('s1', 1)))).toEqual([]);
    expect(classicPrice(noClassicStock)).toBe(0);
  });

  it('are accepted by the cart as they are, and never more than are left, whatever is done', () => {
    const ids = fc.constantFrom('s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7');
    const stocks = fc.array(
      fc.record({ id: ids, numbers: fc.stringMatching(/^\d{2,4}$/), amount: fc.integer({ min: 0, max: 4 }) }),
      { maxLength: 8 },
    );
    const draws = fc.constantFrom(draw, { ...draw, channelId: 'longan', channelName: 'Long An' });
    const steps = fc.oneof(
      fc.record({ type: fc.constant('setStock' as const), draw: draws, stock: stocks }),
      fc.record({ type: fc.constant('setAmount' as const), id: ids, amount: fc.oneof(fc.integer(), fc.double()) }),
      fc.record({ type: fc.constant('random' as const), seed: fc.integer(), count: fc.integer({ min: 1, max: 10 }) }),
      fc.constant({ type: 'removeAll' as const }),
    );
    const apply = (state: ClassicState, step: ClassicAction | { type: 'random'; seed: number; count: number }) => {
      if (step.type !== 'random') return classicReducer(state, step);
      const { stock, chosen: keep } = state;
      const chosen = randomStock({ random: seededRandom(step.seed), stock, count: step.count, keep });
      return classicReducer(state, { type: 'choose', chosen });
    };
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 20 }), (taken) => {
        const state = taken.reduce(apply, noClassicStock);
        const chosenIds = state.chosen.map(({ ticket }) => ticket.id);
        expect(new Set(chosenIds).size).toBe(chosenIds.length);
        for (const { ticket, amount } of state.chosen) {
          expect(state.stock).toContainEqual(ticket);
          expect(amount >= 1 && amount <= ticket.amount).toBe(true);
        }
        const tickets = classicTickets(state);
        for (const ticket of tickets) expect(checkTicket('classic', ticket)).toEqual({ ok: true, value: ticket });
        expect(classicPrice(state)).toBe(10_000 * tickets.reduce((sum, { amount }) => sum + amount, 0));
      }),
      { numRuns: 500 },
    );
  });
});
