export const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Italy with San Marino, Côte d'Ivoire, Benin and Congo: a number there keeps its first zero from abroad. */
const KEEPS_ZERO = /^\+(39|378|225|229|242)$/;

/** As the world dials it (E.164): without the zero that stands before a number at home; of no number nothing. */
export function e164(countryCode: string, phone: string) {
  const number = KEEPS_ZERO.test(countryCode) ? phone : phone.replace(/^0/, '');
  return number === '' ? '' : `${countryCode}${number}`;
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

/**
 * What a host hands in, told apart where it has its code before it, as a form sends it: "+84901234567". While a code is all
 * there is, or a part of one, no number is made of it.
 */
export function told(countryCode: string, phone: string) {
  if (!phone.startsWith('+')) return { countryCode, phone };
  const read = readNumber(phone, '', false);
  return read.countryCode === undefined && read.phone.length < 4
    ? { countryCode: `+${read.phone}`, phone: '' }
    : { countryCode: read.countryCode ?? countryCode, phone: read.phone };
}

/** Country codes by region (ISO 3166): where a page with this package is likely to be read. */
const REGIONS =
  'AE971 AR54 AT43 AU61 BE32 BG359 BR55 CA1 CH41 CL56 CN86 CO57 CY357 CZ420 DE49 DK45 EE372 ES34 FI358 FR33 GB44 GR30 ' +
  'HK852 HR385 HU36 ID62 IE353 IL972 IN91 IS354 IT39 JP81 KH855 KR82 LA856 LT370 LU352 LV371 MM95 MO853 MT356 MX52 MY60 ' +
  'NL31 NO47 NZ64 PE51 PH63 PL48 PT351 RO40 RS381 RU7 SE46 SG65 SI386 SK421 TH66 TR90 TW886 UA380 US1 VN84 ZA27';

/** Where a number of somebody who reads this locale (BCP 47) is likely to be: "44" of en-GB, Vietnam's where it names no region. */
export function callingCodeOf(locale: string) {
  const [, region = '-'] = /^[a-z]+(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(locale) ?? [];
  const [, code = '84'] = new RegExp(`${region.toUpperCase()}(\\d+)`).exec(REGIONS) ?? [];
  return code;
}
