import { describe, expect, it } from 'vitest';
import { spellOutAmount } from './spellOutAmount';
import { hiddenPhone, readablePhone } from './format';

describe('spellOutAmount', () => {
  it.each([
    [0, 'Không đồng'],
    [10_000, 'Mười nghìn đồng'],
    [15_000, 'Mười lăm nghìn đồng'],
    [21_000, 'Hai mươi mốt nghìn đồng'],
    [70_000, 'Bảy mươi nghìn đồng'],
    [105_000, 'Một trăm lẻ năm nghìn đồng'],
    [200_000, 'Hai trăm nghìn đồng'],
    [1_000_000, 'Một triệu đồng'],
    [1_250_000, 'Một triệu hai trăm năm mươi nghìn đồng'],
    [2_005_000, 'Hai triệu không trăm lẻ năm nghìn đồng'],
    [10_000_000_000, 'Mười tỷ đồng'],
    [118_642_759_300, 'Một trăm mười tám tỷ sáu trăm bốn mươi hai triệu bảy trăm năm mươi chín nghìn ba trăm đồng'],
  ])('%d is read %s', (amount, words) => {
    expect(spellOutAmount(amount)).toBe(words);
  });
});

it.each([
  ['+84912345678', '+84 912 ••• 678'],
  ['+447700900123', '+447 ••• 23'],
  ['+1212345', '+121 ••• 45'],
  ['', ''],
])('shows %s as %s', (phone, expected) => {
  expect(hiddenPhone(phone)).toBe(expected);
});

it.each([
  ['+84912345678', '+84 912 345 678'],
  ['+447700900123', '+447700900123'],
])('reads %s as %s', (phone, expected) => {
  expect(readablePhone(phone)).toBe(expected);
});
