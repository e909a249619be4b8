import { expect, it } from 'vitest';
import { hiddenPhone } from './phoneWords';

it.each([
  ['+84912345678', '+84 912 ••• 678'],
  ['+447700900123', '+447700900123'],
  ['', ''],
])('shows %s as %s', (phone, expected) => {
  expect(hiddenPhone(phone)).toBe(expected);
});
