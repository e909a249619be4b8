import type { RegionalDraw } from '../regional';
import { wonOnly, type PrizeLine } from '../prizeLine';
import { countEndings, drawnIn, type RegionalTier } from '../regional';
import type { LotoTicket } from './ticket';
import { lotoDigits, lotoTypeOf } from './types';

/** Every drawn number that ends in the digits pays; several hits add up. */
export function lotoPrizesOf(ticket: LotoTicket, draw: RegionalDraw): PrizeLine[] {
  const play = lotoPlayOf(ticket);
  return play ? wonOnly([{ ...play.prize, lines: countEndings(drawnIn(draw, play.tiers), play.digits) }]) : [];
}

interface LotoPlay {
  prize: Omit<PrizeLine, 'lines'>;
  digits: string;
  /** The tiers whose numbers are compared with the digits. */
  tiers: readonly RegionalTier[];
}

/** What a ticket is compared with and what a hit pays; null when its type takes no such digits. */
export function lotoPlayOf(ticket: LotoTicket): LotoPlay | null {
  const type = lotoTypeOf(ticket.lotoType.id);
  const digits = lotoDigits(ticket.numbers);
  const value = type?.values[digits.length];
  const tiers = type?.tiers[digits.length];
  if (!type || !tiers || value === undefined) return null;
  const prize = { tier: `${type.id}_${digits.length}`, name: `${type.name} ${digits.length} số`, value };
  return { prize, digits, tiers };
}
