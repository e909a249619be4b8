import { describe, expect, it } from 'vitest';
import { cartTotals, readiness, type CartLine } from '../index';

const line: Parameters<typeof readiness>[0][number] & Pick<CartLine, 'unitPrice'> = {
  ticket: { listNumber: [1] },
  unitPrice: 10_000,
  quantity: 1,
  validationStatus: 'valid',
  backendSynced: true,
  needsSync: false,
};

describe('readiness', () => {
  it('is ready when every line is valid and synced', () => {
    expect(readiness([line, line])).toEqual({ ready: true });
  });

  it.each([
    ['an empty cart', [], undefined, 'empty', 'Giỏ hàng trống'],
    ['nothing chosen', [line], [], 'empty', 'Không có items để thanh toán'],
    ['no ticket', [{ ...line, ticket: null }], undefined, 'invalid', 'Có vé không hợp lệ trong giỏ hàng'],
    ['an empty ticket', [{ ...line, ticket: {} }], undefined, 'invalid', 'Có vé không hợp lệ trong giỏ hàng'],
    ['a negative quantity', [{ ...line, quantity: -1 }], undefined, 'invalid', 'Có vé không hợp lệ trong giỏ hàng'],
    ['quantity 0', [{ ...line, quantity: 0 }], undefined, 'invalid', 'Có vé không hợp lệ trong giỏ hàng'],
    [
      'an invalid line',
      [line, { ...line, validationStatus: 'invalid' as const }],
      undefined,
      'invalid',
      'Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại',
    ],
    [
      'a line under check',
      [{ ...line, validationStatus: 'pending' as const }],
      undefined,
      'unsynced',
      'Giỏ hàng đang được đồng bộ',
    ],
    ['a quantity not yet sent', [{ ...line, needsSync: true }], undefined, 'unsynced', 'Giỏ hàng đang được đồng bộ'],
    ['a line not yet sent', [{ ...line, backendSynced: false }], undefined, 'unsynced', 'Giỏ hàng đang được đồng bộ'],
  ])('%s', (_name, lines, chosen, reason, message) => {
    expect(readiness(lines, chosen)).toEqual({ ready: false, reason, message });
  });

  const bad = {
    empty: { ...line, ticket: {} },
    invalid: { ...line, validationStatus: 'invalid' as const },
    unsynced: { ...line, backendSynced: false },
  };

  it.each([
    ['an empty cart', [], [bad.empty], 'Giỏ hàng trống'],
    ['nothing chosen', [bad.empty, bad.invalid], [], 'Không có items để thanh toán'],
    ['a line that is no ticket', [line], [bad.unsynced, bad.invalid, bad.empty], 'Có vé không hợp lệ trong giỏ hàng'],
    [
      'an invalid line',
      [line],
      [bad.unsynced, bad.invalid, line],
      'Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại',
    ],
    ['a line on its way', [line], [line, bad.unsynced], 'Giỏ hàng đang được đồng bộ'],
  ])('speaks of %s before anything later in this list', (_name, lines, chosen, message) => {
    expect(readiness(lines, chosen)).toMatchObject({ ready: false, message });
  });

  it('judges the chosen lines only', () => {
    expect(readiness([line, { ...line, validationStatus: 'invalid' }], [line])).toEqual({ ready: true });
  });
});

it('totals are sums of quantity times unit price, with no fee', () => {
  const lines = [
    { unitPrice: 10_000, quantity: 3 },
    { unitPrice: 280_000, quantity: 2 },
  ];
  expect(cartTotals(lines)).toEqual({ count: 2, quantity: 5, total: 590_000, fee: 0, value: 590_000 });
  expect(cartTotals([])).toEqual({ count: 0, quantity: 0, total: 0, fee: 0, value: 0 });
});
