import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTicket,
  createSlots,
  pasteGroups,
  randomFill,
  slotGames,
  slotMethodOf,
  slotsPrice,
  slotsReducer,
  toTickets,
  typingOf,
  type SlotsAction,
  type SlotsState,
} from '../index';
import { chiSquare, tallyValues } from '../testing/chiSquare';
import { seededRandom } from '../testing/seededRandom';

const { methods, warning } = slotGames.max3dpro;
const methodIds = ['NORMAL', 'GROUP', 'MULTIGROUP'] as const;
// Few different groups, so that equal ones and triples come up often.
const group = fc.constantFrom('123', '456', '777', '888', '112', '00', '');

function play(...actions: SlotsAction[]): SlotsState {
  return actions.reduce(slotsReducer, createSlots('max3dpro'));
}

function method(methodId: (typeof methodIds)[number]): SlotsAction {
  return { type: 'setMethod', methodId };
}

function type(groups: readonly string[]): SlotsAction {
  return { type: 'setPicks', code: 'A', picks: { groups } };
}

function warningOf(state: SlotsState): string | null {
  const used = methods.find(({ id }) => id === state.methodId);
  const picks = state.slots[0]?.picks;
  return (used && picks && warning?.(picks, used)) ?? null;
}

describe('Max 3D Pro slots', () => {
  it.each([
    ['NORMAL', '456 123', '456 123', 1],
    ['GROUP', '456 123', '456 123', 36],
    ['MULTIGROUP', '789 456 123 005', '005 123 456 789', 12],
  ] as const)('of %s with %s', (methodId, text, numbers, priceCoef) => {
    const state = play(method(methodId), type(pasteGroups(typingOf([]), text).groups));
    expect(toTickets(state)).toEqual([
      {
        code: 'A',
        numbers,
        playType: 'straight',
        playMethod: { id: methodId },
        priceCoef,
        price: '10000',
        isDone: true,
      },
    ]);
    const price = slotsPrice(slotsReducer(state, { type: 'setPeriods', numberPeriod: 3 }));
    expect(price).toBe(10_000 * priceCoef * 3);
  });

  it.each(methodIds)('are emptied by a change from %s', (methodId) => {
    const other = methodId === 'GROUP' ? 'NORMAL' : 'GROUP';
    const filled = play(method(methodId), type(['123', '456', '789']), method(other));
    expect(filled.slots).toEqual(createSlots('max3dpro').slots);
  });

  it.each([
    ['NORMAL', '123 456 789', 'Phương thức Cơ bản yêu cầu chính xác 2 bộ số'],
    ['GROUP', '123', 'Phương thức Bao bộ số yêu cầu chính xác 2 bộ số'],
    ['GROUP', '777 777', 'Không thể có 2 bộ số với 3 chữ số giống nhau'],
    ['MULTIGROUP', '123 456', 'Vui lòng nhập tối thiểu 3 bộ số'],
    ['MULTIGROUP', '123 456 789 05', 'Bộ số thứ 4 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung'],
    [
      'MULTIGROUP',
      Array.from({ length: 21 }, (_, index) => 100 + index).join(' '),
      'Phương thức Bao nhiều bộ số chỉ cho phép tối đa 20 bộ số',
    ],
  ] as const)('of %s pasted as %s say %s', (methodId, text, expected) => {
    const state = play(method(methodId), type(pasteGroups(typingOf([]), text).groups));
    expect(toTickets(state)).toEqual([]);
    expect(warningOf(state)).toBe(expected);
  });

  it('make exactly the tickets that the cart accepts, and warn of all others', () => {
    const typed = fc.array(group, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...methodIds), typed, (methodId, groups) => {
        fc.pre(groups.some((one) => one !== ''));
        const state = play(method(methodId), type(groups));
        const checked = checkTicket('max3dpro', { numbers: groups.join(' '), playMethod: { id: methodId } });
        expect(toTickets(state)).toEqual(checked.ok ? [checked.value] : []);
        expect(warningOf(state) === null).toBe(checked.ok);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('random Max 3D Pro slots', () => {
  it.each([
    ['NORMAL', undefined, 2],
    ['NORMAL', 5, 2],
    ['GROUP', undefined, 2],
    ['MULTIGROUP', undefined, 3],
    ['MULTIGROUP', 12, 12],
    ['MULTIGROUP', 20, 20],
    ['MULTIGROUP', 25, 20],
    ['MULTIGROUP', 1, 3],
  ] as const)('of %s asked for %s groups have %i and are accepted', (methodId, count, expected) => {
    const random = seededRandom(365);
    const start = play(method(methodId));
    for (let round = 0; round < 50; round += 1) {
      const tickets = toTickets(slotsReducer(start, randomFill(start, { random, count })));
      expect(tickets).toHaveLength(6);
      for (const ticket of tickets) {
        expect(checkTicket('max3dpro', ticket)).toEqual({ ok: true, value: ticket });
        expect('numbers' in ticket && ticket.numbers.split(' ')).toHaveLength(expected);
      }
    }
  });

  it.each([
    ['NORMAL', 2],
    ['GROUP', 2],
    ['MULTIGROUP', 20],
  ] as const)('of %s are each of 1,000 numbers equally often', (methodId, count) => {
    const random = seededRandom(20);
    const used = slotMethodOf('max3dpro', methodId);
    const draws = Array.from(
      { length: 200_000 / count },
      () => slotGames.max3dpro.randomGroups?.({ random, method: used, keep: [], count }) ?? [],
    );
    const counts = tallyValues(draws.flat());
    expect(draws.every((groups) => groups.length === count)).toBe(true);
    // 999 degrees of freedom: one fair source in a thousand is above 1,143.
    expect(chiSquare(counts, 1_000)).toBeLessThan(1_143);
    if (methodId === 'MULTIGROUP') expect(draws.every((groups) => new Set(groups).size === count)).toBe(true);
  });

  it('never draw one triple twice for GROUP, whatever the dice say', () => {
    const start = play(method('GROUP'));
    for (const roll of [0, 0.111, 0.5, 0.777_5, 0.999_999]) {
      const ticket = toTickets(slotsReducer(start, randomFill(start, { random: () => roll })))[0];
      expect(checkTicket('max3dpro', ticket).ok).toBe(true);
    }
  });

  it.each([
    ['the rest of', ['123', '4', '789'], ['123', '000', '789']],
    ['what may not stay of', ['123', '123', '45'], ['123', '000', '001']],
    ['one more than', ['123', '456', '789'], ['123', '456', '789', '000']],
  ])('draw %s my choice', (_name, mine, expected) => {
    const start = play(method('MULTIGROUP'), type(mine));
    const fill = randomFill(start, { random: () => 0, codes: ['A'], keepsMine: true });
    expect(slotsReducer(start, fill).slots[0]?.picks.groups).toEqual(expected);
  });
});
