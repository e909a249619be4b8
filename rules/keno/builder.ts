import { TICKET_PRICE } from '../games';
import { ascending } from '../numbers';
import { KENO_BUNDLE, KENO_NUMBERS } from './methods';

/** The tabs of the Keno builder; changing one clears the selection (spec section 4). */
export const kenoTabs = ['STANDARD', 'BUNDLE'] as const;
/** The play types of the standard tab; changing one clears the selection (spec section 4). */
export const kenoPlayTypes = ['NORMAL', 'EVEN_ODD', 'BIG_SMALL'] as const;

/** How the Keno builder starts, and its own limits (spec section 9). */
export const kenoBuilder = {
  tab: 'STANDARD',
  playType: 'NORMAL',
  /** Numbers a picker takes unless its ticket says less; a standard ticket says 10 (decision G5). */
  maxNumbers: 12,
  bundleSize: KENO_BUNDLE.defaultSize,
  bundleLevel: KENO_BUNDLE.defaultLevel,
  /** Đồng. */
  money: TICKET_PRICE,
} as const;

/** Chosen numbers as a bao takes them: whole and of 1 to 80, none twice, no more than its size, ascending. */
export function bundleNumbers(chosen: readonly number[], size: number): number[] {
  const { from, to } = KENO_NUMBERS;
  const valid = chosen.filter((number) => Number.isInteger(number) && number >= from && number <= to);
  return ascending([...new Set(valid)].slice(0, size));
}
