export const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Italy with San Marino, Côte d'Ivoire, Benin and Congo: a number there keeps its first zero from abroad. */
const KEEPS_ZERO = /^\+(39|378|225|229|242)$/;

/** As the world dials it (E.164): without the zero that stands before a number at home. */
export function e164(countryCode: string, phone: string) {
  const number = KEEPS_ZERO.test(countryCode) ? phone : phone.replace(/^0/, '');
  return number === '' ? null : `${countryCode}${number}`;
}

/** A country code and what follows it. No code begins another (E.164), so its own digits tell where it ends. */
const CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)(\d+)$/;

/**
 * What a text in the box of the number says, where the box held `before`. A code is told by the plus sign before it,
 * which `isAfterPlus` says of one that was typed before the text; by the two zeros of a call abroad only in a number that
 * came as a whole, for in one that is typed they are a slip.
 */
export function readNumber(text: string, before: string, isAfterPlus: boolean) {
  const digits = onlyDigits(text);
  const hasPlus = /^\D*\+/.test(text) || (isAfterPlus && text !== '');
  const isWhole = digits.startsWith('00') && digits.length > before.length + 1;
  const [, code, rest] = (hasPlus || isWhole ? CODE.exec(digits.replace(/^00/, '')) : null) ?? [];
  return {
    countryCode: code === undefined ? undefined : `+${code}`,
    phone: rest ?? digits,
    /** A code is still to come. */
    isAfterPlus: hasPlus && code === undefined,
  };
}
