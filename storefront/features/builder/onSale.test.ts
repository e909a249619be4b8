import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { describe, expect, it } from 'vitest';
import { isOffered, disabledReason } from './onSale';

const closing = Date.parse('2026-11-22T17:59:00+07:00');

const entry = gameEntry(Date.parse('2026-11-22T18:00:00+07:00'), { maxPeriods: 6 });

describe('a draw', () => {
  it('is offered to the last millisecond before its sales end', () => {
    expect([isOffered(entry, closing - 1), isOffered(entry, closing)]).toEqual([true, false]);
  });

  it('is not offered before it is known, nor when it is not open', () => {
    expect(isOffered(undefined, closing - 1)).toBe(false);
    expect(isOffered({ ...entry, nextPeriod: { ...entry.nextPeriod, status: 'closed' } }, closing - 1)).toBe(false);
  });
});

describe('disabledReason', () => {
  const slots = { done: 1, started: 2, numberPeriod: 6 };
  it.each([
    ['the entry loads', slots, undefined, false, 'Đang tải kỳ quay…'],
    ['the draw has closed', slots, entry, false, 'Đang mở kỳ mới…'],
    ['nothing is chosen', { ...slots, done: 0, started: 0 }, entry, true, 'Chọn ít nhất một vé.'],
    ['no ticket is whole', { ...slots, done: 0 }, entry, true, 'Hoàn chỉnh ít nhất một vé.'],
    ['the draws are too many', { ...slots, numberPeriod: 7 }, entry, true, 'Mỗi vé dự thưởng tối đa 6 kỳ.'],
    ['nothing is missing', slots, entry, true, undefined],
  ])('says that %s', (_what, builder, known, isOnSale, words) => {
    expect(disabledReason(builder, known, isOnSale)).toBe(words);
  });
});
