/** What has been typed of a choice of balls. */
export interface TypedPicks {
  numbers: number[];
  /** A first digit that waits for its second. */
  pending: string;
  /** The last number that the game has not; null while all are its own. */
  refused: number | null;
}

const DIGITS = 2;

/**
 * Reads typed numbers, of two digits each, with or without spaces: '0512 28 3' of 45 is 5, 12, 28 and a 3 to come. A
 * digit that begins no number of the game is a number by itself, and so is one that is followed by a space.
 */
export function typedPicks(text: string, { from, to }: { from: number; to: number }): TypedPicks {
  const typed: TypedPicks = { numbers: [], pending: '', refused: null };
  const take = (digits: string) => {
    const number = Number(digits);
    if (number < from || number > to) typed.refused = number;
    else if (!typed.numbers.includes(number)) typed.numbers.push(number);
  };
  for (const { 0: run, index } of text.matchAll(/\d+/g)) {
    const isLast = index + run.length === text.length;
    for (let at = 0; at < run.length; at += DIGITS) {
      const digits = run.slice(at, at + DIGITS);
      if (digits.length < DIGITS && isLast && Number(digits) * 10 <= to) typed.pending = digits;
      else take(digits);
    }
  }
  return typed;
}

/** '05 12 28 3': numbers and what waits, as they stand in the field. */
export function typedText(numbers: readonly number[], pending: string): string {
  return [...numbers.map((number) => String(number).padStart(DIGITS, '0')), pending].filter(Boolean).join(' ');
}
