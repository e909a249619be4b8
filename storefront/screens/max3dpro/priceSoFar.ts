import { isGroup, priceCoefOf, TICKET_PRICE, type Slot } from '@veloc/rules';

/** What the whole numbers of an unfinished ticket come to, and how (mockup 10); null before there are two. */
export function priceSoFar(slot: Slot | undefined, draws: number): { total: number; detail: string } | null {
  const whole = slot?.picks.groups.filter(isGroup) ?? [];
  if (!slot || slot.methodId === null || whole.length < 2) return null;
  return {
    total: priceCoefOf(slot.methodId, whole) * TICKET_PRICE * draws,
    detail: `${whole.length} bộ số hoàn chỉnh × ${draws} kỳ`,
  };
}
