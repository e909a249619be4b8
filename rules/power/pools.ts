/** What Jackpot 1 keeps when Jackpot 2 is won without it. */
export const POWER_JACKPOT1_LIMIT = 300_000_000_000;

/** Đồng in the two jackpots of one draw. */
type PowerPools = Record<'jackpot1' | 'jackpot2', number>;

/**
 * The pools a Power draw pays: what Jackpot 1 holds above 300 billion goes to Jackpot 2 when that is won and Jackpot 1
 * is not; it waits otherwise. Winners are winning plays. Source: the operator's rules of the game, which its printed
 * results bear out.
 */
export function powerPools(pools: PowerPools, winners: PowerPools): PowerPools {
  const excess = pools.jackpot1 - POWER_JACKPOT1_LIMIT;
  if (excess <= 0 || winners.jackpot1 > 0 || winners.jackpot2 === 0) return pools;
  return { jackpot1: POWER_JACKPOT1_LIMIT, jackpot2: pools.jackpot2 + excess };
}
