import { ProofError, hashFromBase64, hashOf, readNumber, sameBytes, toBase64, utf8 } from './bytes';
import { ed25519Verifiers, openNote, signNote, type Signer } from './note';
import { signerNames } from './promise';
import type { Hash } from './tree';

/** Characters of a pack at most; a month of Keno has 300,000. */
const LONGEST_PACK = 2_000_000;

/** The newest results of one feed of draws, as a shop signs them together. */
export interface ResultPack {
  shop: string;
  feed: string;
  /** Moments of the first and the last draw, which sort as texts: `20260821`, `20260821:1300`. */
  from: string;
  to: string;
  /** How many results of the feed the shop has corrected in public so far. It only grows. */
  corrections: number;
  /** SHA-256 of the lines, each with its newline. */
  payload: Hash;
  /** JSON of `[name, moment, …numbers]` of each draw, sorted by moment and name. */
  lines: readonly string[];
  /** The signed head alone. */
  note: string;
}

/** A pack by its parts: the note signs for all lines, however few of them go along. */
export type SignedPack = Pick<ResultPack, 'note' | 'payload' | 'lines'>;

/** Name and moment stand in front, whatever a game draws. */
const LINE = /^\["([^"\\]{0,40})","(\d{8}(?::\d{4})?)"[,\]]/;

/** Of a line: the moment of its draw, and what it is sorted by. */
function placeOf(line: string): { moment: string; key: string } {
  const [, name = '', moment = ''] = LINE.exec(line) ?? [];
  if (moment === '') throw new ProofError('A line of the pack names no draw.');
  return { moment, key: `${moment} ${name}` };
}

const joined = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Signs at least one line. Lines need not be sorted. */
export function signPack(
  { shop, feed, corrections, lines }: Pick<ResultPack, 'shop' | 'feed' | 'corrections' | 'lines'>,
  key: (name: string) => Signer,
): SignedPack {
  const placed = lines
    .map((line) => ({ line, key: placeOf(line).key }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ line }) => line);
  const [first, last] = [placed[0], placed.at(-1)];
  if (first === undefined || last === undefined) throw new ProofError('A pack needs a draw.');
  const payload = hashOf(utf8(joined(placed)));
  const name = signerNames.results(shop, feed);
  const text = [name, placed.length, placeOf(first).moment, placeOf(last).moment, corrections, toBase64(payload), ''];
  return { note: signNote(text.join('\n'), [key(name)]), payload, lines: placed };
}

/** Lines from a moment on, that moment's own included: another draw of it may have come later. */
export function linesSince(lines: readonly string[], moment: string): readonly string[] {
  return lines.filter((line) => placeOf(line).moment >= moment);
}

/** A pack as it is sent: the note, an empty line, and the lines that go along. */
export function packText({ note, lines }: Pick<SignedPack, 'note' | 'lines'>): string {
  return `${note}\n${joined(lines)}`;
}

/**
 * Checks a pack as it came: that this shop has signed it, for this feed, and that the lines are those. Lines that did not go
 * along are taken from `kept`, the lines of an earlier pack. Throws a ProofError for anything else, and another error
 * where the device cannot check signatures.
 */
export async function openPack(
  sent: unknown,
  { shop, publicKeys, feed }: { shop: string; publicKeys: readonly Uint8Array[]; feed: string },
  kept: readonly string[] = [],
): Promise<ResultPack> {
  if (typeof sent !== 'string' || sent.length > LONGEST_PACK) throw new ProofError('A pack of results is missing.');
  const end = sent.indexOf('\n\n', sent.indexOf('\n\n') + 2);
  if (end < 0) throw new ProofError('A pack of results has no signed head.');
  const name = signerNames.results(shop, feed);
  const note = sent.slice(0, end + 1);
  const { text } = await openNote(note, ed25519Verifiers(name, publicKeys));
  const [origin, count, from = '', to = '', corrections, hash, last, ...more] = text.split('\n');
  if (origin !== name || last !== '' || more.length > 0) throw new ProofError('A text is no head of a pack.');
  const came = sent.slice(end + 2).split('\n');
  if (came.pop() !== '') throw new ProofError('The last line of the pack is cut off.');
  const begins = came[0] === undefined ? undefined : placeOf(came[0]).moment;
  const before = kept.filter((line) => {
    const { moment } = placeOf(line);
    return moment >= from && (begins === undefined || moment < begins);
  });
  const lines = [...before, ...came];
  const payload = hashFromBase64(hash);
  if (lines.length !== readNumber(count) || !sameBytes(hashOf(utf8(joined(lines))), payload)) {
    throw new ProofError('The lines of the pack are not those that were signed.');
  }
  return { shop, feed, from, to, corrections: readNumber(corrections), payload, lines, note };
}

/** How a pack stands to the one that is kept: only a `newer` one may take its place. */
export type PackOrder = 'same' | 'newer' | 'rollback' | 'altered';

/**
 * Tells a correction from a rollback, both of which change what was said. A correction is counted in the signed head and
 * the count only grows, so a pack with a greater count is newer whatever it says, even if it ends earlier. With a smaller
 * count it is a `rollback`, and with the same count if it ends earlier or lacks draws that are kept. With the same count
 * it may add draws and no more: what says otherwise of a draw is `altered`.
 */
export function comparePacks(kept: ResultPack, next: ResultPack): PackOrder {
  if (next.corrections !== kept.corrections) return next.corrections > kept.corrections ? 'newer' : 'rollback';
  if (sameBytes(next.payload, kept.payload)) return 'same';
  if (next.to < kept.to) return 'rollback';
  const told = new Set(next.lines);
  const missing = kept.lines.filter((line) => placeOf(line).moment >= next.from && !told.has(line));
  if (missing.length === 0) return 'newer';
  const places = new Set(next.lines.map((line) => placeOf(line).key));
  return missing.some((line) => places.has(placeOf(line).key)) ? 'altered' : 'rollback';
}
