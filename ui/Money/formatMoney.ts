const MINUS = '\u2212';
const formats = new Map<string, Intl.NumberFormat>();

/** Amounts of a currency as a language writes them. */
export function currencyFormat(locale: string, currency: string, trailingZeros = false): Intl.NumberFormat {
  const key = locale + currency + trailingZeros;
  const trailingZeroDisplay = trailingZeros ? 'auto' : 'stripIfInteger';
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay });
  formats.set(key, format);
  return format;
}

/**
 * Whole đồng as people write them: `10.000 ₫`, with a true minus sign and a space that does not break. Another
 * `currency` (ISO 4217) comes in its units, `$12.50`, and `$12` where it is whole, or `$12.00` with `trailingZeros`; another `locale` (BCP 47) as it is
 * written there.
 */
export function formatMoney(
  amount: number,
  { plus = false, locale = 'vi-VN', currency = 'VND', trailingZeros = false } = {},
): string {
  const format = currencyFormat(locale, currency, trailingZeros);
  return `${amount < 0 ? MINUS : plus && amount > 0 ? '+' : ''}${format.format(Math.abs(amount))}`;
}
