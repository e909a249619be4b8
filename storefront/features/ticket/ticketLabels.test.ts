import { expect, it } from 'vitest';
import { shortCode, ticketFacts } from './ticketIds';
import { drawNameOn } from './detailLabels';
import { periodFacts, periodLabel } from './periodLabels';
import { taxFacts } from './claim';

it.each([
  ['019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4', '2E6F-90A1-B7D4'],
  ['LT019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4', '2E6F-90A1-B7D4'],
  ['PW-2611-19-08842', 'PW-2611-19-08842'],
])('%s reads %s', (id, expected) => {
  expect(shortCode(id)).toBe(expected);
});

it('tells tickets of one letter apart, which several lines of an order may have', () => {
  const labels = (...codes: string[]) =>
    ticketFacts(codes.map((code, index) => ({ ticketId: `t${index}`, code }))).map(({ label }) => label);
  expect(labels('A')).toEqual(['Mã vé']);
  expect(labels('A', 'B', 'A')).toEqual(['Mã vé A', 'Mã vé B', 'Mã vé A (2)']);
});

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

it('leaves out the day of a draw that closes within minutes, and keeps it where there is no hour', () => {
  const soon = { numberPeriod: 2, entries: [], closesSoon: true };
  expect(periodFacts({ ...soon, gameId: 'keno', periodId: 'keno:20261121:1208' })).toEqual(['Kỳ 12:08', '2\u00A0kỳ']);
  expect(periodFacts({ ...soon, gameId: 'mega', periodId: 'mega:20261121' })[0]).toBe('Kỳ 21/11');
});

it('estimates what is left of the prizes, and says nothing where nothing is taxed', () => {
  const taxed = { prize: 43_000_000, tax: 2_300_000 };
  expect(taxFacts([{ prize: 300_000 }, taxed, { prize: 0 }])).toEqual([
    { label: 'Thuế ước tính', value: '−2.300.000\u00A0₫' },
    { label: 'Sau thuế ước tính', value: '41.000.000\u00A0₫' },
  ]);
  expect(taxFacts([{ prize: 10_000_000 }])).toEqual([]);
});

it('names what was withheld, with the prize before and after it', () => {
  expect(taxFacts([{ prize: 40_000_000, tax: 3_000_000, taxWithheld: true }, { prize: 50_000 }])).toEqual([
    { label: 'Trước thuế', value: '40.050.000\u00A0₫' },
    { label: 'Thuế đã khấu trừ', value: '−3.000.000\u00A0₫' },
    { label: 'Thực nhận', value: '37.050.000\u00A0₫' },
  ]);
});

it.each([
  ['Kỳ 21/08/2026 18:00', '21/08/2026', 'Kỳ 18:00'],
  ['Kỳ 21/08/2026 18:00', '22/08/2026', 'Kỳ 18:00 21/08'],
  ['Kỳ 31/12/2025 18:00', '01/01/2026', 'Kỳ 18:00 31/12/2025'],
  ['Bến Tre 21/08/2026 17:15', '22/08/2026', 'Bến Tre 17:15 21/08'],
  ['Kỳ #01271', '21/08/2026', 'Kỳ #01271'],
])('calls %s on %s %s', (name, today, words) => {
  expect(drawNameOn(name, today)).toBe(words.replaceAll(' ', '\u00A0'));
});
