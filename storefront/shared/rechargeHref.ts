import { TOP_UP } from '@veloc/rules';

/** Where 'Nạp ngay' leads: topping up what is missing, at least 10,000 đồng (decision A24). */
export function rechargeHref(shortfall: number | null, bankId: string | null = null): string {
  const page = '/account/recharge/checkout';
  const bank = bankId === null ? '' : `&bank=${encodeURIComponent(bankId)}`;
  return shortfall === null ? page : `${page}?amount=${Math.max(TOP_UP.least, shortfall)}${bank}`;
}
