/** Đồng for a play of 10,000; the jackpot's value is its pool. */
export const megaTiers = [
  { tier: 'jackpot', name: 'Jackpot', hits: 6, value: 0, jackpot: true },
  { tier: 'first', name: 'Giải Nhất', hits: 5, value: 10_000_000 },
  { tier: 'second', name: 'Giải Nhì', hits: 4, value: 300_000 },
  { tier: 'third', name: 'Giải Ba', hits: 3, value: 30_000 },
] as const;
