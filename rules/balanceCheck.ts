import { balanceShortSentence, sentences } from './sentences';

export type BalanceCheck =
  { enough: true; message: string } | { enough: false; /** Đồng. */ shortfall: number; message: string };

/** Compares the wallet with a total before paying, both in đồng; the balance is read as an integer (spec section 5). */
export function checkBalance({ amount, total }: { amount: number | string; total: number }): BalanceCheck | null {
  const balance = Number.parseInt(String(amount), 10);
  // −1 stands for a balance that is not known yet.
  if (Number.isNaN(balance) || balance < 0) return null;
  if (balance >= total) return { enough: true, message: sentences.balanceEnough };
  const shortfall = total - balance;
  return { enough: false, shortfall, message: balanceShortSentence(shortfall) };
}
