import { expect, it } from 'vitest';
import { hiddenPhone, readablePhone } from './phoneLabels';

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
