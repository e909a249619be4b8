import type { RegionalDraw } from '../draws';
import { wonOnly, type PrizeLine } from '../prizeLine';
import { countEndings, drawnIn } from '../regional';
import type { LotoTicket } from '../wire/tickets';
import { lotoDigits, lotoTypeOf } from './types';

/** Every drawn number that ends in the digits pays; several hits add up. */
export function lotoPrizesOf(ticket: LotoTicket, draw: RegionalDraw): PrizeLine[] {
  const type = lotoTypeOf(ticket.lotoType.id);
  const digits = lotoDigits(ticket.numbers);
  const value = type?.values[digits.length];
  const tiers = type?.tiers[digits.length];
  if (!type || !tiers || value === undefined) return [];
  const lines = countEndings(drawnIn(draw, tiers), digits);
  return wonOnly([{ tier: `${type.id}_${digits.length}`, name: `${type.name} ${digits.length} số`, lines, value }]);
}
