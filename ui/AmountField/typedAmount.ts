/** How amounts of a currency are written in a language. */
export interface AmountNotation {
  /** Digits behind the decimal sign that the currency has: 0 of đồng, 2 of euros. */
  decimals: number;
  /** The language's decimal sign. */
  point: string;
  /** What parts thousands in the language, each sign of it: "," in English, spaces in French. */
  groups: string;
}

/** With more, doubles of the smallest unit are not exact any longer, and a phone does not show them in one line. */
const MOST_DIGITS = 12;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What the field wrote itself: its decimal sign becomes ".", the groups of thousands go. */
function ownText(text: string, { point }: AmountNotation): string {
  return [...text].map((sign) => (sign === point ? '.' : digitsOf(sign))).join('');
}

/** Digits of a group of thousands. */
const GROUP = 3;

/**
 * Whether what was typed is "." or "," where the language parts thousands by it. Somebody who sees the groups may type it for
 * one; of the decimal pad of a phone in another language it is the only sign there is.
 */
function isGroupSign(text: string, { decimals, point, groups }: AmountNotation): boolean {
  return decimals > 0 && text !== point && /^[.,]$/.test(text) && groups.includes(text);
}

/**
 * What a person put in. "." and "," both begin the decimals, since the key of a numeric pad is the keyboard's own, whatever
 * the page's language. In a pasted amount three digits behind the only sign are a group.
 */
function newText(text: string, { decimals, point }: AmountNotation): string {
  const place = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (place < 0) return digitsOf(text);
  const sign = text.charAt(place);
  const whole = text.slice(0, place);
  const fraction = digitsOf(text.slice(place + 1));
  const isGroup = fraction.length === 3 && digitsOf(whole) !== '' && !(decimals > 0 && sign === point);
  const isMixed = /[.,]/.test(whole.replaceAll(sign, ''));
  if (whole.includes(sign) || (isGroup && !isMixed)) return digitsOf(text);
  return digitsOf(whole) + (decimals > 0 ? `.${fraction}` : '');
}

/** As many digits as an amount has, with one "." where it has decimals; the first one counts. */
function tidy(text: string, decimals: number): string {
  const [whole = '', ...parts] = text.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS - decimals);
  return decimals === 0 || parts.length === 0 ? digits : `${digits || '0'}.${parts.join('').slice(0, decimals)}`;
}

/**
 * An amount after an input event, in plain digits with a "." ("1234.5", "4."), and how many of these signs stand before
 * the caret. `shown` is what the field held before: what it wrote itself is told from what was typed or pasted.
 *
 * A sign that parts thousands begins the decimals until a third digit follows, or another sign: `isOpen`, which the next
 * event is handed as `wasOpen`. So "4,50" is four and a half in English, and "1,000" a thousand.
 */
export function typedAmount(text: string, caret: number, shown: string, notation: AmountNotation, wasOpen = false) {
  const most = Math.min(caret, shown.length - (text.length - caret));
  let start = 0;
  while (start < most && text[start] === shown[start]) start += 1;
  const own = (part: string) => ownText(part, notation);
  const typed = text.slice(start, caret);
  const [head, tail] = [own(text.slice(0, start)), own(text.slice(caret))];
  const isSign = isGroupSign(typed, notation);
  const isKnown = !wasOpen && (head + tail).includes('.');
  const added = isSign ? (isKnown ? '' : '.') : newText(typed, notation);
  // Another sign: the one that was open parted thousands.
  const isOther = wasOpen && added.includes('.');
  const settled = (part: string) => (isOther ? part.replace('.', '') : part);
  const [before, after] = [settled(head) + added, settled(tail)];
  const decimals = (before + after).split('.')[1]?.length ?? 0;
  const isOpenSign = isSign ? !isKnown : wasOpen && !added.includes('.');
  const isGroup = isOpenSign && decimals >= GROUP;
  const whole = (part: string) => (isGroup ? part.replace('.', '') : part);
  const draft = tidy(whole(before) + whole(after), notation.decimals);
  return {
    draft,
    signsBefore: tidy(whole(before), notation.decimals).length,
    isOpen: isOpenSign && draft.includes('.'),
  };
}

/** A draft as the language writes it, with the decimals that it has so far. */
export function writtenAmount(draft: string, { point }: AmountNotation, number: (whole: number) => string): string {
  const [whole = '', fraction] = draft.split('.');
  return number(Number(whole)) + (fraction === undefined ? '' : point + fraction);
}
