/** The tiers a pool is shared out to, dearest first, and their sixths of it; Khuyến Khích has no part. */
const sharing = [
  { tier: 'first', parts: 2 },
  { tier: 'second', parts: 1 },
  { tier: 'third', parts: 1 },
  { tier: 'fourth', parts: 1 },
  { tier: 'fifth', parts: 1 },
] as const;
const ALL_PARTS = 6;

/** Đồng to which all shares but those of the dearest tier are rounded down. */
const ROUNDING = 5_000;

type ByTier = Record<(typeof sharing)[number]['tier'], number>;

interface SharedPool {
  /** Đồng. */
  pool: number;
  /** Winning plays of each tier. */
  winners: Readonly<ByTier>;
}

/**
 * Đồng for each winning play, beside its fixed prize, in a sharing-out draw of Lotto 5/35 whose jackpot nobody wins.
 * Giải Nhất has two sixths of the pool and Nhì to Năm one each; the part of a tier without winners goes to the others
 * in equal parts. Shares are rounded down to 5,000 đồng; what that leaves goes to the dearest tier won, where it is
 * rounded down to whole đồng (decision G33). When no tier is won nothing is shared. Source: the operator's rules of
 * the game, which its printed results bear out.
 */
export function sharedOut({ pool, winners }: SharedPool): ByTier {
  const won = sharing.filter(({ tier }) => winners[tier] > 0);
  const unclaimed = ALL_PARTS - won.reduce((sum, { parts }) => sum + parts, 0);
  const shares: ByTier = { first: 0, second: 0, third: 0, fourth: 0, fifth: 0 };
  const [dearest, ...others] = won;
  if (!dearest) return shares;
  let left = pool;
  for (const { tier, parts } of others) {
    // Divided once, so that a share without remainder stays whole.
    const units = (pool * (parts * won.length + unclaimed)) / (ALL_PARTS * won.length * winners[tier] * ROUNDING);
    shares[tier] = Math.floor(units) * ROUNDING;
    left -= shares[tier] * winners[tier];
  }
  shares[dearest.tier] = Math.floor(left / winners[dearest.tier]);
  return shares;
}
