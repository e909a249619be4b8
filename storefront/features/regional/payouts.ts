import { classicPrizes, lotoTypes } from '@veloc/rules';
import type { RegionalGame } from '../../api/calls/regional';
import { formatMoney, type ReceiptFact } from '@veloc/ui';

/** What 10,000 đồng win for each hit, as facts: 'Cuối · 2 số' and '700.000 ₫'. */
export function payouts(game: RegionalGame): ReceiptFact[] {
  if (game === 'classic') {
    return Object.entries(classicPrizes).map(([digits, value]) => ({
      label: `${digits} số cuối giải Đặc biệt`,
      value: formatMoney(value),
    }));
  }
  return lotoTypes.flatMap(({ name, values }) =>
    Object.entries(values).map(([digits, value]) => ({ label: `${name} · ${digits} số`, value: formatMoney(value) })),
  );
}
