import { describe, expect, it } from 'vitest';
import { checkPhone, groupPhone, normalizePhone } from '../index';

describe('checkPhone', () => {
  it.each([
    ['+84', '912345678', '+84912345678'],
    ['+84', '912 345 678', '+84912345678'],
    ['+84', '0912345678', '+84912345678'],
    ['+84', ' 0 912 345 678 ', '+84912345678'],
    ['+1', '123456', '+1123456'],
    ['+1', '0123456', '+10123456'],
    ['+855', '123456789012', '+855123456789012'],
  ])('accepts %s %s', (countryCode, phone, e164) => {
    expect(checkPhone({ countryCode, phone })).toEqual({ ok: true, value: { e164 } });
  });

  it.each([
    ['+84', '91234567'],
    ['+84', '9123456789'],
    ['+84', '00912345678'],
    ['+84', '91234567a'],
    ['+84', ''],
    ['+1', '12345'],
    ['+1', '1234567890123'],
    ['84', '912345678'],
    ['+', '912345678'],
    ['+1234', '912345678'],
    ['+8a', '912345678'],
  ])('refuses %s %s', (countryCode, phone) => {
    expect(checkPhone({ countryCode, phone })).toEqual({
      ok: false,
      code: 'INVALID_PHONE',
      message: 'Vui lòng nhập đúng số điện thoại',
    });
  });
});

it.each([
  ['912345678', '912 345 678'],
  ['912', '912'],
  ['9123', '912 3'],
  ['', ''],
])('groups %s as %s', (digits, grouped) => {
  expect(groupPhone(digits)).toBe(grouped);
});

it('keeps the leading 0 of other countries', () => {
  expect(normalizePhone({ countryCode: '+39', phone: '06 1234 567' })).toBe('061234567');
});
