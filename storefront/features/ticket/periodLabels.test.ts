import { expect, it } from 'vitest';
import { periodLabel } from './periodLabels';

it.each([
  ['mega', 'mega:20261121', 1, 'Kỳ 21/11'],
  ['keno', 'keno:20261121:1208', 1, 'Kỳ 12:08 21/11'],
  ['lotto535', 'lotto535:20261121:2100', 3, 'Kỳ 21:00 21/11 · 3\u00A0kỳ'],
  ['loto', 'loto:20261121:tphcm', 2, 'Kỳ 21/11 · 2\u00A0kỳ · Đài\u00A0TP. Hồ Chí Minh'],
  ['loto', 'loto:20261121:nowhere', 1, 'Kỳ 21/11 · Đài\u00A0nowhere'],
  ['classic', 'classic:20261121:tphcm', 1, 'Kỳ 21/11'],
  ['mega', 'mega:01552', 1, 'Kỳ #01552'],
  ['mega', null, 1, 'Kỳ kế tiếp'],
] as const)('%s %s over %i is %s', (gameId, periodId, numberPeriod, words) => {
  expect(periodLabel({ gameId, periodId, numberPeriod, entries: [] })).toBe(words);
});
