import { describe, expect, it } from 'vitest';
import { checkBalance, isBalanceWarning, texts, shouldOpenLogin } from './index';
import { groupThousands } from './money';

describe('shouldOpenLogin', () => {
  it.each([
    ['Vui lòng đăng nhập', true],
    ['Bạn cần đăng nhập để xem lịch sử giao dịch', true],
    ['ĐĂNG NHẬP ĐỂ TIẾP TỤC mua vé', true],
    ['yêu cầu đăng nhập', true],
    ['Vui lòng đăng nhập'.normalize('NFD'), true],
    ['Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.', true],
    ['Lỗi đăng nhập', false],
    ['Giỏ hàng trống', false],
    ['', false],
    [5, false],
    [null, false],
  ])('%s: %s', (warning, expected) => {
    expect(shouldOpenLogin(warning)).toBe(expected);
  });
});

describe('isBalanceWarning', () => {
  it.each([
    ['Số dư không đủ để thanh toán. Bạn cần thêm 10.000 VNĐ.', true],
    ['tài khoản thiếu tiền', true],
    ['Không đủ tiền', true],
    ['bạn cần thêm 1 đồng', true],
    ['Bạn cần thêm'.normalize('NFD'), true],
    ['Số dư đủ để thanh toán', false],
    ['Không thể kiểm tra số dư. Vui lòng thử lại.', false],
  ])('%s: %s', (warning, expected) => {
    expect(isBalanceWarning(warning)).toBe(expected);
  });
});

describe('checkBalance', () => {
  it.each([
    [20_000, 20_000, { enough: true, message: texts.balanceEnough }],
    ['20000.9', 20_000, { enough: true, message: texts.balanceEnough }],
    [
      250_000,
      1_484_999,
      { enough: false, shortfall: 1_234_999, message: 'Số dư không đủ để thanh toán. Bạn cần thêm 1.234.999 VNĐ.' },
    ],
    [
      0,
      10_000,
      { enough: false, shortfall: 10_000, message: 'Số dư không đủ để thanh toán. Bạn cần thêm 10.000 VNĐ.' },
    ],
    [-1, 10_000, null],
    [20_000, Number.NaN, null],
    [Object.create(null), 10_000, null],
    [null, 10_000, null],
    ['', 10_000, null],
  ])('%s against %i', (amount, total, expected) => {
    expect(checkBalance({ amount, total })).toEqual(expected);
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [32_684_915_500, '32.684.915.500'],
  [-50_000, '-50.000'],
])('groups %i as %s', (amount, text) => {
  expect(groupThousands(amount)).toBe(text);
});
