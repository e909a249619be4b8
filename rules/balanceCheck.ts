import { balanceEnough, balanceShort } from './texts/money';

export type BalanceCheck =
  | { enough: true; message: string }
  | { enough: false; /** Đồng. */ shortfall: number; message: string };

/**
 * Compares the wallet with a total before paying, both in đồng; the balance is read as an integer (spec section 5).
 * Null when either is no amount; −1 stands for a balance that is not known yet.
 */
export function checkBalance({ amount, total }: { amount: unknown; total: number }): BalanceCheck | null {
  const balance = typeof amount === 'number' || typeof amount === 'string' ? Number.parseInt(String(amount), 10) : -1;
  if (Number.isNaN(balance) || balance < 0 || !Number.isFinite(total)) return null;
  if (balance >= total) return { enough: true, message: balanceEnough };
  const shortfall = total - balance;
  return { enough: false, shortfall, message: balanceShort(shortfall) };
}
