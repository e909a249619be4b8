import type { SystemAccount, WalletKind } from '../db/schema';

/** One side of a journal: đồng into (+) or out of (−) an account of the player or of the shop. */
export interface Leg {
  account: WalletKind | SystemAccount;
  amount: number;
}

/** A leg that moves a player's own balance. */
export interface WalletLeg extends Leg {
  account: WalletKind;
}

export function isWalletLeg(leg: Leg): leg is WalletLeg {
  return leg.account === 'wallet' || leg.account === 'reward';
}

/** The two legs of a movement between two accounts: `amount` đồng leaves `from` and arrives at `to`. */
export function transferLegs(amount: number, { from, to }: { from: Leg['account']; to: Leg['account'] }): Leg[] {
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

/** Throws for legs that no caller may post: they would make or lose money. */
export function assertBalanced(legs: readonly Leg[]): void {
  const sum = legs.reduce((total, { amount }) => total + amount, 0);
  const whole = legs.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  if (legs.length < 2 || !whole || sum !== 0) {
    throw new Error(
      `A journal needs legs of whole đồng that sum to 0, or money would appear or vanish. Mend the caller of postJournal: ${JSON.stringify(legs)}`,
    );
  }
}
