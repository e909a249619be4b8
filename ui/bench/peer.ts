/** Something that stands on the page and shows what it is told, at once. */
export interface Piece<State> {
  show(state: State): void;
  clean(): void;
}

export type Build<State> = (place: HTMLElement) => Piece<State>;

/** One maker of the same pieces, with styles of its own. What it has no piece for is left out. */
export interface Peer {
  /** Eighty numbers to pick from, with these picked; a press toggles one. */
  grid: Build<readonly number[]>;
  /** The elements that a finger presses to toggle, as a selector. */
  numbers: string;
  /** Six tickets with their numbers. */
  slots?: Build<readonly (readonly number[])[]> | undefined;
  /** The grid in a dialog, open or closed. */
  dialog: Build<boolean>;
  /** Ten countdowns at so many milliseconds since the epoch. */
  countdowns?: Build<number> | undefined;
  /** So many results of twenty numbers. */
  results?: Build<number> | undefined;
  /** So many results, all of them in the document where the peer knows another way too. */
  allResults?: Build<number> | undefined;
  /** Grid, dialog and tabs, for their bytes and their first paint. */
  page: (place: HTMLElement) => void;
}

export const COUNT = 80;
export const COLUMNS = 8;
export const TABS = ['Chọn số', 'Kết quả', 'Lịch sử'];
export const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);

export function stage(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

export const two = (value: number) => String(value).padStart(2, '0');

export function toggled(picked: readonly number[], value: number): number[] {
  return picked.includes(value) ? picked.filter((number) => number !== value) : [...picked, value];
}

export const SECOND_MS = 1_000;
const LENGTH_MS = 5 * 3_600_000;

/** When each of ten countdowns ends. */
export const targets = Array.from({ length: 10 }, (_, index) => LENGTH_MS + index * 61 * SECOND_MS);

/** Hours, minutes and seconds left. */
export function partsLeft(ms: number): string[] {
  const seconds = Math.ceil(ms / SECOND_MS);
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two);
}

export interface Result {
  id: string;
  drawn: readonly number[];
}

/** The first so many results, each of twenty numbers. */
export function resultsOf(count: number): Result[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `Kỳ #${index}`,
    drawn: Array.from({ length: 20 }, (_place, place) => ((index * 7 + place * 4) % COUNT) + 1),
  }));
}
