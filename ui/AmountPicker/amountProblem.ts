import { formatMoney } from '../Money/formatMoney';

/** What an amount has to keep to, in whole đồng. */
export interface AmountLimits {
  /** @default 0 */
  min?: number | undefined;
  /** No limit by default. */
  max?: number | undefined;
  /**
   * The amount is a multiple of this.
   * @default 1
   */
  step?: number | undefined;
}

/** Why this amount cannot be taken, in a sentence, or null when it can. An empty field has no problem yet. */
export function amountProblem(amount: number | null, { min = 0, max = Infinity, step = 1 }: AmountLimits) {
  if (amount === null) return null;
  if (amount < min) return `Số tiền ít nhất là ${formatMoney(min)}`;
  if (amount > max) return `Số tiền nhiều nhất là ${formatMoney(max)}`;
  if (amount % step !== 0) return `Số tiền phải là bội số của ${formatMoney(step)}`;
  return null;
}

/** The limits before anybody met them: 'Từ 10.000 ₫ đến 1.000.000 ₫, bội số của 10.000 ₫'. */
export function limitWords({ min, max, step = 1 }: AmountLimits) {
  const from = min === undefined ? '' : `Từ ${formatMoney(min)}`;
  const to = max === undefined ? '' : `${from ? 'đến' : 'Đến'} ${formatMoney(max)}`;
  const range = [from, to].filter(Boolean).join(' ');
  const multiples = step > 1 ? `${range ? 'bội' : 'Bội'} số của ${formatMoney(step)}` : '';
  return [range, multiples].filter(Boolean).join(', ');
}
