import { expect, test } from 'vitest';
import { outcomeLabel } from './outcomeLabels';

test.each([
  [1, 0, '1 vé của bạn không trúng thưởng.'],
  [3, 0, '3 vé của bạn không trúng thưởng.'],
  [1, 1, 'Vé của bạn trúng thưởng.'],
  [3, 1, '1 trong 3 vé của bạn trúng thưởng.'],
  [3, 3, '3 vé của bạn đều trúng thưởng.'],
])('of %i tickets %i have won', (held, won, words) => {
  expect(outcomeLabel(held, won)).toBe(words);
});
