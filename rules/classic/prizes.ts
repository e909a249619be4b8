import type { RegionalDraw } from '../draws';
import { wonOnly, type PrizeLine } from '../prizeLine';
import { countEndings, drawnIn } from '../regional';
import type { ClassicTicket } from '../wire/tickets';

/** Đồng for 10,000 on the last 2, 3 or 4 digits of the Đặc biệt (decision G14). */
export const classicPrizes: Readonly<Record<number, number>> = { 2: 700_000, 3: 5_000_000, 4: 32_000_000 };

export function classicPrizesOf({ numbers }: ClassicTicket, draw: RegionalDraw): PrizeLine[] {
  const value = classicPrizes[numbers.length];
  if (value === undefined) return [];
  const lines = countEndings(drawnIn(draw, ['db']), numbers);
  return wonOnly([{ tier: `LAST_${numbers.length}`, name: `${numbers.length} số cuối giải Đặc biệt`, lines, value }]);
}
