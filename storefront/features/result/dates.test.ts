import { expect, it } from 'vitest';
import { fieldDate, wireDate } from './dates';

it('goes between the wire and a date field', () => {
  expect(wireDate('2026-11-21')).toBe('21/11/2026');
  expect(fieldDate('21/11/2026')).toBe('2026-11-21');
});

it.each(['', '21-11-2026', 'x', '2026-1-1'])('takes %j for no date', (text) => {
  expect(wireDate(text)).toBeNull();
  expect(fieldDate(text)).toBe('');
});
