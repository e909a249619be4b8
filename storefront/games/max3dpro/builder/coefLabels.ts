import { isGroup, orderCount, priceCoefOf, TICKET_PRICE, type Slot } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';

interface Played {
  methodId: string;
  /** As far as typed; only whole ones count. */
  groups: readonly string[];
}

/** How the price of a bao comes about: '12 lượt chơi (4 × 3)' and '12 × 10.000 ₫'; null for a single play. */
export function coefLabel({ methodId, groups }: Played): { coef: string; price: string } | null {
  const complete = groups.filter(isGroup);
  const [left, right] = factors(methodId, complete);
  if (left === undefined || right === undefined) return null;
  const coef = priceCoefOf(methodId, complete);
  return { coef: `${coef} lượt chơi (${left} × ${right})`, price: `${coef} × ${formatMoney(TICKET_PRICE)}` };
}

function factors(methodId: string, complete: readonly string[]): number[] {
  if (methodId === 'MULTIGROUP') return complete.length > 1 ? [complete.length, complete.length - 1] : [];
  return methodId === 'GROUP' ? complete.map(orderCount) : [];
}

/** What the whole numbers of an unfinished ticket come to, and how; null before there are two. */
export function priceSoFar(slot: Slot | undefined, draws: number): { total: number; detail: string } | null {
  const whole = slot?.picks.groups.filter(isGroup) ?? [];
  if (!slot || slot.methodId === null || whole.length < 2) return null;
  return {
    total: priceCoefOf(slot.methodId, whole) * TICKET_PRICE * draws,
    detail: `${whole.length} bộ số hoàn chỉnh × ${draws} kỳ`,
  };
}
