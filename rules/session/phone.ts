import { accept, refuse, type Checked } from '../result';
import { sentences } from '../sentences';

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

/** Exactly 9 digits for +84, 6 to 12 for any other country (spec section 5). */
export function checkPhone({ countryCode, phone }: PhoneInput): Checked<{ e164: string }, 'INVALID_PHONE'> {
  const digits = normalizePhone({ countryCode, phone });
  const pattern = countryCode === DEFAULT_COUNTRY_CODE ? /^\d{9}$/ : /^\d{6,12}$/;
  return /^\+\d{1,3}$/.test(countryCode) && pattern.test(digits)
    ? accept({ e164: `${countryCode}${digits}` })
    : refuse('INVALID_PHONE', sentences.phoneInvalid);
}

/** Digits in threes for reading: '912345678' becomes '912 345 678'. */
export function groupPhone(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
}
