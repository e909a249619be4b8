import { gameIds, rulesOf } from '@veloc/rules';
import { expect, it } from 'vitest';
import type { GuideTable } from './gamePresentation';
import { presentationOf } from './gamePresentations';

/** 'Jackpot | 1/8.145.060 | Tích lũy'. */
function lines(table: GuideTable | undefined): string[] {
  return table?.rows.map(({ name, cells }) => [name, ...cells].join(' | ').replaceAll('\u00a0', ' ')) ?? [];
}

it.each(gameIds)('has prizes with a chance for %s', async (gameId) => {
  const [prizes] = await presentationOf(gameId).guide();
  for (const table of prizes?.tables ?? []) {
    expect(table.rows.length).toBeGreaterThan(0);
    for (const { cells } of table.rows) expect(cells[0]).toMatch(/^1\//);
  }
});

it.each(gameIds)('names no tier that %s does not have', (gameId) => {
  const { conditions = {}, plusConditions = {} } = presentationOf(gameId);
  const { tiers, plusPrizes = [] } = rulesOf(gameId);
  expect(tiers.map(({ tier }) => tier)).toEqual(expect.arrayContaining(Object.keys(conditions)));
  expect(plusPrizes.map(({ tier }) => tier)).toEqual(expect.arrayContaining(Object.keys(plusConditions)));
});

// By hand from the odds and prizes that the companies publish.
it('shows the prizes and chances of Mega and what a bao costs', async () => {
  const [prizes, prices] = await presentationOf('mega').guide();
  expect(lines(prizes?.tables[0])).toEqual([
    'Jackpot | 1/8.145.060 | Tích lũy',
    'Giải Nhất | 1/34.808 | 10.000.000 ₫',
    'Giải Nhì | 1/733 | 300.000 ₫',
    'Giải Ba | 1/44,6 | 30.000 ₫',
  ]);
  expect(lines(prices?.tables[0])).toContain('Bao 18 | 18.564 | 185.640.000 ₫');
  expect(lines(prices?.tables[0])).toContain('Bao 5 | 40 | 400.000 ₫');
  expect(lines(prices?.tables[0]).some((line) => line.startsWith('Bao 16'))).toBe(false);
});

it('shows a table for all levels of Keno, for each of them and for each size of its bao', async () => {
  const [prizes, prices] = await presentationOf('keno').guide();
  const [all, ...levels] = prizes?.tables ?? [];
  expect(levels).toHaveLength(10);
  expect(lines(levels[9])[0]).toBe('10 số | 1/8.911.711 | 2.000.000.000 ₫');
  expect(lines(levels[0])).toEqual(['1 số | 1/4 | 20.000 ₫']);
  // The dearest level first, each with all that its own table has.
  expect([...new Set(all?.rows.map(({ group }) => group))]).toEqual(levels.map(({ name }) => name).toReversed());
  expect(lines(all)).toEqual(levels.toReversed().flatMap(lines));
  // Of ten levels together there is no one chance to picture.
  expect(all?.pictured).toBeUndefined();
  expect(lines(prices?.tables.at(-1))).toContain('Bậc 6 | 924 | 9.240.000 ₫');
});

it('shows the bao of Lotto 5/35 and of Max 3D Pro', async () => {
  const [, lotto] = await presentationOf('lotto535').guide();
  expect(lotto?.tables.map(({ name }) => name)).toEqual(['Bao số chính', 'Bao số đặc biệt']);
  expect(lines(lotto?.tables[0])).toContain('Bao 15 | 3.003 | 30.030.000 ₫');
  const [, pro] = await presentationOf('max3dpro').guide();
  expect(lines(pro?.tables[0]).map((line) => line.split(' | ')[1])).toEqual(['36', '18', '9', '6', '3']);
  expect(lines(pro?.tables[1]).at(-1)).toBe('20 bộ số | 380 | 3.800.000 ₫');
});
