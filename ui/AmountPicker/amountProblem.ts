import type { Messages } from '../messages/MessagesContext';
import * as fields from '../messages/fields';
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

/** How limits are worded; Vietnamese and đồng by default. */
interface Wording {
  words?: Messages['amountPicker'];
  /** Writes an amount. */
  money?: (amount: number) => string;
}

/** Why this amount cannot be taken, in a sentence, or null when it can. An empty field has no problem yet. */
export function amountProblem(
  amount: number | null,
  { min = 0, max = Infinity, step = 1 }: AmountLimits,
  { words = fields.amountPicker, money = formatMoney }: Wording = {},
) {
  if (amount === null) return null;
  if (amount < min) return words.tooLittle(money(min));
  if (amount > max) return words.tooMuch(money(max));
  if (amount % step !== 0) return words.notMultiple(money(step));
  return null;
}

/** The limits before anybody met them: 'Từ 10.000 ₫ đến 1.000.000 ₫, bội số của 10.000 ₫'. */
export function limitsLabel(
  { min, max, step = 1 }: AmountLimits,
  { words = fields.amountPicker, money = formatMoney }: Wording = {},
) {
  const written = (amount: number | undefined) => (amount === undefined ? undefined : money(amount));
  return words.limits(written(min), written(max), step > 1 ? money(step) : undefined);
}
