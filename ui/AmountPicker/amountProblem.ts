import type { Messages } from '../messages/MessagesContext';
import * as fields from '../messages/fields';
import { formatMoney } from '../Money/formatMoney';

/** What an amount has to keep to, in whole đồng or units of another currency. */
export interface AmountLimits {
  /** @default 0 */
  min?: number | undefined;
  /** No limit by default. */
  max?: number | undefined;
  /**
   * The amount is a multiple of this: 1 by default, in an AmountPicker the least that the currency has.
   */
  step?: number | undefined;
}

/** How limits are worded; Vietnamese and đồng by default. */
interface Wording {
  words?: Messages['amountPicker'];
  /** Writes an amount. */
  money?: (amount: number) => string;
  /**
   * The least that the currency has: 0.01 of euros.
   * @default 1
   */
  unit?: number;
}

/** Decimals are not exact in binary: 0.29 is no multiple of 0.01 there. */
function isMultiple(amount: number, step: number): boolean {
  const units = 10 ** (String(step).split('.')[1]?.length ?? 0);
  return Number((amount * units).toFixed(6)) % Math.round(step * units) === 0;
}

/** Why this amount cannot be taken, in a sentence, or null when it can. An empty field has no problem yet. */
export function amountProblem(
  amount: number | null,
  { min = 0, max = Infinity, step }: AmountLimits,
  { words = fields.amountPicker, money = formatMoney, unit = 1 }: Wording = {},
) {
  if (amount === null) return null;
  if (amount < min) return words.tooLittle(money(min));
  if (amount > max) return words.tooMuch(money(max));
  if (!isMultiple(amount, step ?? unit)) return words.notMultiple(money(step ?? unit));
  return null;
}

/** The limits before anybody met them: 'Từ 10.000 ₫ đến 1.000.000 ₫, bội số của 10.000 ₫'. */
export function limitsLabel(
  { min, max, step }: AmountLimits,
  { words = fields.amountPicker, money = formatMoney, unit = 1 }: Wording = {},
) {
  const written = (amount: number | undefined) => (amount === undefined ? undefined : money(amount));
  return words.limits(written(min), written(max), step === unit ? undefined : written(step));
}
