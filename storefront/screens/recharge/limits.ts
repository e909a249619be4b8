import { formatMoney } from '@veloc/ui';

/** Smallest and largest top-up, in đồng, as the server takes them. */
const LEAST = 10_000;
const MOST = 500_000_000;

/** Why an amount cannot be topped up; null when it can, and while nothing is typed. */
export function amountError(amount: number | null): string | null {
  if (amount === null) return null;
  if (amount < LEAST) return `Số tiền nạp tối thiểu là ${formatMoney(LEAST)}`;
  return amount > MOST ? `Số tiền nạp tối đa là ${formatMoney(MOST)}` : null;
}

/** The amount in an address, or null when there is none that can be topped up. */
export function amountOf(search: string): number | null {
  const written = new URLSearchParams(search).get('amount') ?? '';
  const amount = /^\d{1,12}$/.test(written) ? Number(written) : null;
  return amountError(amount) === null ? amount : null;
}
