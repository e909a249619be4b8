import { expect, it } from 'vitest';
import { drawWords } from './detailWords';

it.each([
  ['Kỳ #01545', 'Kỳ #01545 · 22/08/2026'],
  ['Kỳ 22/08/2026 18:00', 'Kỳ 22/08/2026 18:00'],
  ['Bình Phước 22/08/2026 16:15', 'Bình Phước 22/08/2026 16:15'],
])('says the day of %s once', (name, words) => {
  expect(drawWords({ name, resultDate: '22/08/2026' })).toBe(words);
});
