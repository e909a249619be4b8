import { createSlots, slotsReducer, toTickets, type Picks, type SlotGame } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { chanceLabel } from '../../../shared/copy/format';
import { expectedReturnLabel, winChanceLabel, ticketChances } from './ticketChances';

function chances(gameId: SlotGame, methodId: string, ...slots: Partial<Picks>[]) {
  let state = slotsReducer(createSlots(gameId), { type: 'setMethod', methodId });
  slots.forEach((picks, place) => {
    state = slotsReducer(state, { type: 'setPicks', code: state.slots[place]?.code ?? 'A', picks });
  });
  return ticketChances(gameId, toTickets(state), undefined);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('what a ticket may hope for', () => {
  it.each([
    // C(45, 6) and C(8, 6) sets; a bao of eight holds the six drawn ones in 28 ways of the same number of draws.
    ['mega', 'GROUP_6', numbers(6), 'Xác suất trúng giải cao nhất: 1/8.145.060'],
    ['mega', 'GROUP_8', numbers(8), '28 bộ số · xác suất giải cao nhất 1/290.895'],
    ['keno', 'LEVEL_1', numbers(1), 'Xác suất trúng giải cao nhất: 1/4'],
  ] as const)('%s %s', (gameId, methodId, chosen, words) => {
    const found = chances(gameId, methodId, { numbers: chosen });
    expect(found && winChanceLabel(found)).toBe(words);
  });

  it('is what comes back on average: a level of one number pays 20,000 in a quarter of the draws', () => {
    const found = chances('keno', 'LEVEL_1', { numbers: [7] });
    expect(found && plain(expectedReturnLabel(found))).toBe('Trung bình nhận lại 5.000 ₫ trên mỗi 10.000 ₫');
  });

  it('says so where a pool is not known', () => {
    const found = chances('mega', 'GROUP_6', { numbers: numbers(6) });
    expect(found && plain(expectedReturnLabel(found))).toBe(
      'Trung bình nhận lại 1.370 ₫ trên mỗi 10.000 ₫, chưa kể Jackpot',
    );
  });

  it('sums over several tickets, and names the best chance of them', () => {
    const found = chances('keno', 'FREE', { numbers: [7] }, { numbers: numbers(10) });
    expect(found).toMatchObject({ lines: 2, top: 0.25 });
  });

  it.each([
    ['mega', 'GROUP_6', numbers(6), [...numbers(5), 45], 'Xác suất giải cao nhất mỗi vé: 1/8.145.060'],
    ['mega', 'GROUP_8', numbers(8), numbers(8), 'Xác suất giải cao nhất mỗi vé: 1/290.895'],
    ['keno', 'FREE', [7], numbers(10), 'Xác suất giải cao nhất mỗi vé: tối đa 1/4'],
    ['keno', 'FREE', numbers(10), [7], 'Xác suất giải cao nhất mỗi vé: tối đa 1/4'],
  ] as const)('of several tickets says that of each: %s %s', (gameId, methodId, first, second, words) => {
    const found = chances(gameId, methodId, { numbers: first }, { numbers: second });
    expect(found && winChanceLabel(found)).toBe(words);
  });

  it('is unknown without a ticket', () => {
    expect(chances('mega', 'GROUP_6')).toBeNull();
  });
});

it.each([
  [1 / 3.4, '1/3,4'],
  [1 / 1234.4, '1/1.234'],
])('%s reads %s', (probability, words) => {
  expect(chanceLabel(probability)).toBe(words);
});
