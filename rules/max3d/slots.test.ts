import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTicket,
  createSlots,
  max3dWayId,
  orderCount,
  randomFill,
  slotGames,
  slotMethodOf,
  slotsPrice,
  slotsReducer,
  toTickets,
  type SlotsAction,
  type SlotsState,
} from '../index';
import type { Max3DWay } from './slots';
import { chiSquare, tallyValues } from '../testing/chiSquare';
import { seededRandom } from '../testing/seededRandom';

const { methods, warning } = slotGames.max3d;
const groupTexts = fc.array(fc.stringMatching(/^\d{0,3}$/), { maxLength: 3 });

function play(...actions: SlotsAction[]): SlotsState {
  return actions.reduce(slotsReducer, createSlots('max3d'));
}

function way(method: Max3DWay['method'], playType: Max3DWay['playType']): SlotsAction {
  return { type: 'setMethod', methodId: max3dWayId({ method, playType }) };
}

function type(code: 'A' | 'B', ...groups: string[]): SlotsAction {
  return { type: 'setPicks', code, picks: { groups } };
}

function ticketsOf(state: SlotsState) {
  return toTickets(state).map((ticket) => ('playType' in ticket ? [ticket.numbers, ticket.playType] : []));
}

describe('Max 3D slots', () => {
  it('start with one group in exact order', () => {
    const state = play(type('B', '391'));
    expect(toTickets(state)).toEqual([
      { code: 'B', numbers: '391', playType: 'straight', playMethod: { id: 'MAX3D' }, price: '10000', isDone: true },
    ]);
    expect(slotsPrice(state)).toBe(10_000);
  });

  it('write a pair in the order that the cart knows it by', () => {
    const state = play(way('MAX3DPLUS', 'straight'), type('A', '456', '123'));
    expect(toTickets(state)).toMatchObject([{ numbers: '123 456', playMethod: { id: 'MAX3DPLUS' } }]);
  });

  it('are emptied by the switch between Max 3D and Max 3D+', () => {
    const one = play(type('A', '123'), type('B', '45'));
    const two = slotsReducer(one, way('MAX3DPLUS', 'straight'));
    expect(two.slots).toEqual(createSlots('max3d').slots);
    const back = [type('A', '123', '456'), way('MAX3D', 'straight')].reduce(slotsReducer, two);
    expect(back.slots).toEqual(createSlots('max3d').slots);
  });

  it('each have their own play type', () => {
    const state = play(type('A', '123'), way('MAX3D', 'straightBox'), type('B', '112'));
    expect(ticketsOf(state)).toEqual([
      ['123', 'straight'],
      ['112', 'straightBox'],
    ]);
    expect(slotsPrice(state)).toBe(30_000);
  });

  it.each([
    ['box', '777'],
    ['straightBox', '777'],
    ['straight', '77'],
  ] as const)('are not done with %s of %s', (playType, group) => {
    expect(toTickets(play(way('MAX3D', playType), type('A', group)))).toEqual([]);
  });

  it('hold no more groups than the method takes', () => {
    expect(play(type('A', '123', '456')).slots[0]?.picks.groups).toEqual(['123']);
  });

  it('make exactly the tickets that the cart accepts, and warn of all others', () => {
    fc.assert(
      fc.property(fc.constantFrom(...methods), groupTexts, (method, typed) => {
        const [methodId = '', playType = ''] = method.id.split('_');
        const state = play({ type: 'setMethod', methodId: method.id }, type('A', ...typed));
        const groups = state.slots[0]?.picks.groups ?? [];
        const built = { numbers: groups.join(' '), playType, playMethod: { id: methodId } };
        const checked = checkTicket('max3d', built);
        expect(toTickets(state)).toEqual(checked.ok ? [checked.value] : []);
        expect(warning?.({ numbers: [], specials: [], groups, outcome: null }, method) === null).toBe(checked.ok);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('random Max 3D slots', () => {
  it.each(methods.map(({ id }) => id))('of %s are tickets the cart accepts', (methodId) => {
    const random = seededRandom(2_026);
    const start = play({ type: 'setMethod', methodId });
    for (let round = 0; round < 200; round += 1) {
      const tickets = toTickets(slotsReducer(start, randomFill(start, { random })));
      expect(tickets).toHaveLength(6);
      for (const ticket of tickets) expect(checkTicket('max3d', ticket)).toEqual({ ok: true, value: ticket });
    }
  });

  it.each([
    ['straight', 1_000],
    ['box', 990],
  ] as const)('of %s are each of %i numbers equally often', (playType, numbers) => {
    const random = seededRandom(31);
    const method = slotMethodOf('max3d', max3dWayId({ method: 'MAX3D', playType }));
    const draws = Array.from(
      { length: 200_000 },
      () => slotGames.max3d.randomGroups?.({ random, method, keep: [] }) ?? [],
    );
    const counts = tallyValues(draws.flat());
    expect(counts.size).toBe(numbers);
    expect([...counts.keys()].every((group) => playType === 'straight' || orderCount(group) > 1)).toBe(true);
    // Up to 999 degrees of freedom: one fair source in a thousand is above 1,143.
    expect(chiSquare(counts, numbers)).toBeLessThan(1_143);
  });

  it('keep a whole group and draw the begun one', () => {
    const start = play(way('MAX3DPLUS', 'straight'), type('A', '39', '456'));
    const fill = randomFill(start, { random: () => 0, codes: ['A'], keepsMine: true });
    expect(slotsReducer(start, fill).slots[0]?.picks.groups).toEqual(['000', '456']);
  });
});
