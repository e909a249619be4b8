import { TOP_UP } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';

/** Why an amount cannot be topped up; null when it can, and while nothing is typed. */
export function amountError(amount: number | null): string | null {
  if (amount === null) return null;
  if (amount < TOP_UP.least) return `Số tiền nạp tối thiểu là ${formatMoney(TOP_UP.least)}`;
  return amount > TOP_UP.most ? `Số tiền nạp tối đa là ${formatMoney(TOP_UP.most)}` : null;
}

/** The amount in an address, or null when there is none that can be topped up. */
export function amountOf(search: string): number | null {
  const written = new URLSearchParams(search).get('amount') ?? '';
  const amount = /^\d{1,12}$/.test(written) ? Number(written) : null;
  return amountError(amount) === null ? amount : null;
}
