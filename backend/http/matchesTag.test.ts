import { expect, it } from 'vitest';
import { matchesTag } from './matchesTag';

it.each([
  [undefined, false],
  ['', false],
  ['W/"abc"', true],
  ['"abc"', true],
  ['"other", W/"abc"', true],
  ['*', true],
  ['W/"abcd"', false],
  ['abc', false],
])('If-None-Match %s against W/"abc": %s', (header, expected) => {
  expect(matchesTag(header, 'W/"abc"')).toBe(expected);
});
