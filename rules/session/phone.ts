import { ok, err, type Checked } from '../result';
import { phoneInvalid } from '../texts/account';

interface PhoneInput {
  /** A plus sign and 1 to 3 digits, for instance '+84'. */
  countryCode: string;
  /** As typed. */
  phone: string;
}

export const DEFAULT_COUNTRY_CODE = '+84';

/** The digits without spaces; for +84 without one leading 0 (decision A23). */
export function normalizePhone({ countryCode, phone }: PhoneInput): string {
  const compact = phone.replace(/\s+/g, '');
  return countryCode === DEFAULT_COUNTRY_CODE ? compact.replace(/^0/, '') : compact;
}

/** More than any number typed with spaces: what is longer is refused unread. */
const LONGEST_INPUT = 100;

/** Exactly 9 digits for +84, 6 to 12 for any other country (spec section 5). Refuses what is no text at all. */
export function checkPhone(input: PhoneInput): Checked<{ e164: string }, 'INVALID_PHONE'>;
export function checkPhone(input: unknown): Checked<{ e164: string }, 'INVALID_PHONE'>;
export function checkPhone(input: unknown): Checked<{ e164: string }, 'INVALID_PHONE'> {
  const read = readInput(input);
  return read ? checkDigits(read) : err('INVALID_PHONE', phoneInvalid);
}

function readInput(input: unknown): PhoneInput | null {
  try {
    const { countryCode, phone } = input as Readonly<Record<keyof PhoneInput, unknown>>;
    const isText = typeof countryCode === 'string' && typeof phone === 'string';
    return isText && countryCode.length + phone.length <= LONGEST_INPUT ? { countryCode, phone } : null;
  } catch {
    // No object, or one with a getter or a proxy that throws.
    return null;
  }
}

function checkDigits({ countryCode, phone }: PhoneInput): Checked<{ e164: string }, 'INVALID_PHONE'> {
  const digits = normalizePhone({ countryCode, phone });
  const pattern = countryCode === DEFAULT_COUNTRY_CODE ? /^\d{9}$/ : /^\d{6,12}$/;
  return /^\+\d{1,3}$/.test(countryCode) && pattern.test(digits)
    ? ok({ e164: `${countryCode}${digits}` })
    : err('INVALID_PHONE', phoneInvalid);
}

/** Digits in threes for reading: '912345678' becomes '912 345 678'. */
export function groupPhone(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
}
