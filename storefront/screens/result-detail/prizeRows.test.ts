import { expect, it } from 'vitest';
import { plusPrizeRows, prizeRows } from './prizeRows';

it('shows the fixed prizes of a Mega draw that tells no counts', () => {
  expect(prizeRows({ gameId: 'mega', prizes: [], jackpot1: 31_102_480_000 })).toEqual([
    { tier: 'jackpot', name: 'Jackpot', count: null, value: 31_102_480_000 },
    { tier: 'first', name: 'Giải Nhất', count: null, value: 10_000_000 },
    { tier: 'second', name: 'Giải Nhì', count: null, value: 300_000 },
    { tier: 'third', name: 'Giải Ba', count: null, value: 30_000 },
  ]);
});

it('does not know a jackpot that nobody told', () => {
  expect(prizeRows({ gameId: 'mega', prizes: [] })[0]).toEqual({
    tier: 'jackpot',
    name: 'Jackpot',
    count: null,
    value: null,
  });
});

it('keeps the printed prizes as they are, by the tiers of the rules', () => {
  const first = { name: 'Giải Nhất', count: 21, value: 10_000_000 };
  const extra = { name: 'Giải thêm', count: 1, value: 5_000_000 };
  expect(prizeRows({ gameId: 'mega', prizes: [first, extra] })).toEqual([
    { ...first, tier: 'first' },
    { ...extra, tier: undefined },
  ]);
});

it('shows the fixed prizes of Max 3D and, apart from them, of Max 3D+', () => {
  const amounts = (rows: ReturnType<typeof prizeRows> | null) => rows?.map(({ value }) => value);
  expect(amounts(prizeRows({ gameId: 'max3d', prizes: [] }))).toEqual([1_000_000, 350_000, 210_000, 100_000]);
  expect(amounts(plusPrizeRows({ gameId: 'max3d' }))).toEqual([
    1_000_000_000, 40_000_000, 10_000_000, 5_000_000, 1_000_000, 150_000, 40_000,
  ]);
  expect(plusPrizeRows({ gameId: 'max3dpro' })).toBeNull();
});

it('shows the eight prizes of Max 3D Pro', () => {
  expect(prizeRows({ gameId: 'max3dpro', prizes: [] }).slice(0, 3)).toEqual([
    { tier: 'special', name: 'Giải Đặc biệt', count: null, value: 2_000_000_000 },
    { tier: 'specialSub', name: 'Giải Phụ Đặc biệt', count: null, value: 400_000_000 },
    { tier: 'first', name: 'Giải Nhất', count: null, value: 30_000_000 },
  ]);
});

it('shows both pools of a Power draw over its fixed prizes', () => {
  const rows = prizeRows({ gameId: 'power', prizes: [], jackpot1: 84_917_204_500, jackpot2: 3_985_430_150 });
  expect(rows.map(({ value }) => value)).toEqual([84_917_204_500, 3_985_430_150, 40_000_000, 500_000, 50_000]);
});

it('shows the pool of a Lotto 5/35 draw over its six fixed prizes', () => {
  expect(prizeRows({ gameId: 'lotto535', prizes: [], jackpot1: 6_104_220_000 })).toEqual([
    { tier: 'jackpot', name: 'Giải Độc Đắc', count: null, value: 6_104_220_000 },
    { tier: 'first', name: 'Giải Nhất', count: null, value: 10_000_000 },
    { tier: 'second', name: 'Giải Nhì', count: null, value: 5_000_000 },
    { tier: 'third', name: 'Giải Ba', count: null, value: 500_000 },
    { tier: 'fourth', name: 'Giải Tư', count: null, value: 100_000 },
    { tier: 'fifth', name: 'Giải Năm', count: null, value: 30_000 },
    { tier: 'consolation', name: 'Giải Khuyến Khích', count: null, value: 10_000 },
  ]);
});
