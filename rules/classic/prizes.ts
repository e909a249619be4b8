import type { RegionalDraw } from '../regional';
import { wonOnly, type PrizeLine } from '../prizeLine';
import { countEndings, drawnIn } from '../regional';
import type { ClassicTicket } from './ticket';

/** Đồng for 10,000 on the last 2, 3 or 4 digits of the Đặc biệt (decision G14). */
export const classicPrizes: Readonly<Record<number, number>> = { 2: 700_000, 3: 5_000_000, 4: 32_000_000 };

export function classicPrizesOf(ticket: ClassicTicket, draw: RegionalDraw): PrizeLine[] {
  const prize = classicPrizeOf(ticket);
  return prize ? wonOnly([{ ...prize, lines: countEndings(drawnIn(draw, ['db']), ticket.numbers) }]) : [];
}

/** What the digits of a ticket win; null when there are not 2 to 4. */
export function classicPrizeOf({ numbers }: ClassicTicket): Omit<PrizeLine, 'lines'> | null {
  const digits = numbers.length;
  const value = classicPrizes[digits];
  return value === undefined ? null : { tier: `LAST_${digits}`, name: `${digits} số cuối giải Đặc biệt`, value };
}
