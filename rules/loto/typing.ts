import { drawBelow, type RandomSource } from '../picks';
import { LOTO_PLACES, type LotoType } from './types';

/** One more digit behind those typed; anything else, and a fifth digit, changes nothing. */
export function typeLotoDigit(digits: string, digit: string): string {
  return /^\d$/.test(digit) && digits.length < LOTO_PLACES ? digits + digit : digits;
}

/** The first number in a pasted text, leading dashes off, as far as it has places: '--07' is '07'. */
export function pasteLotoDigits(text: string): string {
  return /\d{1,4}/.exec(text)?.[0] ?? '';
}

/** How many digits a type takes, fewest first. */
export function lotoLengths({ values }: LotoType): number[] {
  return Object.keys(values).map(Number);
}

/** Random digits that fit the type, of any length it takes; each number equally likely among those of its length. */
export function randomLotoDigits({ random, type }: { random: RandomSource; type: LotoType }): string {
  const lengths = lotoLengths(type);
  const count = lengths[drawBelow(random, lengths.length)] ?? 0;
  return String(drawBelow(random, 10 ** count)).padStart(count, '0');
}
