/** Đồng for a play of 10,000, by level and then by hits; a hit count left out wins nothing. */
export const kenoPrizes: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 20_000 },
  2: { 2: 90_000 },
  3: { 3: 200_000, 2: 20_000 },
  4: { 4: 400_000, 3: 50_000, 2: 10_000 },
  5: { 5: 4_400_000, 4: 150_000, 3: 10_000 },
  6: { 6: 12_500_000, 5: 450_000, 4: 40_000, 3: 10_000 },
  7: { 7: 40_000_000, 6: 1_200_000, 5: 100_000, 4: 20_000, 3: 10_000 },
  8: { 8: 200_000_000, 7: 5_000_000, 6: 500_000, 5: 50_000, 4: 10_000, 0: 10_000 },
  9: { 9: 800_000_000, 8: 12_000_000, 7: 1_500_000, 6: 150_000, 5: 30_000, 4: 10_000, 0: 10_000 },
  10: { 10: 2_000_000_000, 9: 150_000_000, 8: 8_000_000, 7: 710_000, 6: 80_000, 5: 20_000, 0: 10_000 },
};

/** Đồng that all plays of one draw that hit all numbers of level 8, 9 or 10 are paid together at most, each level by itself. */
export const KENO_CAP = 10_000_000_000;
