import { ProofError, hashFromBase64, readNumber, toBase64 } from './bytes';
import type { Hash } from './tree';

/** An entry of a shop's log of seals. Times are ISO 8601 in UTC, money is đồng, hashes are of 32 bytes. */
export type SealEntry =
  /** The first of every log. */
  | { kind: 'open'; shop: string }
  /** The book of a draw, closed. `total` is the sum of its prices; null where the shop keeps it to itself. */
  | { kind: 'seal'; period: string; closesAt: string; size: number; root: Hash; total: number | null }
  /** What a draw has brought; `record` is SHA-256 of its canonical JSON. */
  | { kind: 'result'; period: string; record: Hash; recordedAt: string }
  /** That the result was wrong. */
  | { kind: 'correction'; period: string; before: Hash; after: Hash; recordedAt: string }
  /** What was won; `winners` is the tree's root over the lines of the winners' file. */
  | { kind: 'paid'; period: string; count: number; total: number; winners: Hash }
  /** That a draw was called off, and what was given back. */
  | { kind: 'void'; period: string; refunded: number }
  /** That the operator had a result taken for a period whose book was not sealed. */
  | { kind: 'forced'; period: string; at: string }
  /** That another key signs from here on: both vkeys of the log, and the line by which the one before has signed it. */
  | { kind: 'key'; before: string; after: string; signature: string };

const KINDS = ['open', 'seal', 'result', 'correction', 'paid', 'void', 'forced', 'key'] as const;
const HIDDEN = '-';

function linesOf(entry: SealEntry): readonly (string | number)[] {
  switch (entry.kind) {
    case 'open':
      return [entry.shop];
    case 'seal':
      return [entry.period, entry.closesAt, entry.size, toBase64(entry.root), entry.total ?? HIDDEN];
    case 'result':
      return [entry.period, toBase64(entry.record), entry.recordedAt];
    case 'correction':
      return [entry.period, toBase64(entry.before), toBase64(entry.after), entry.recordedAt];
    case 'paid':
      return [entry.period, `${entry.count} ${entry.total}`, toBase64(entry.winners)];
    case 'void':
      return [entry.period, entry.refunded];
    case 'forced':
      return [entry.period, entry.at];
    case 'key':
      // With its empty line the entry is a signed note.
      return [entry.before, entry.after, '', entry.signature];
  }
}

/** One line of the kind, then its facts, each on its line. */
export function sealEntryText(entry: SealEntry): string {
  return [`veloc-${entry.kind}/v1`, ...linesOf(entry), ''].join('\n');
}

function parse(kind: SealEntry['kind'], lines: readonly string[]): SealEntry {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = lines;
  switch (kind) {
    case 'open':
      return { kind, shop: first };
    case 'seal': {
      const total = fifth === HIDDEN ? null : readNumber(fifth);
      const [size, root] = [readNumber(third), hashFromBase64(fourth)];
      return { kind, period: first, closesAt: second, size, root, total };
    }
    case 'result':
      return { kind, period: first, record: hashFromBase64(second), recordedAt: third };
    case 'correction':
      return { kind, period: first, before: hashFromBase64(second), after: hashFromBase64(third), recordedAt: fourth };
    case 'paid': {
      const [count, total] = second.split(' ');
      return {
        kind,
        period: first,
        count: readNumber(count),
        total: readNumber(total),
        winners: hashFromBase64(third),
      };
    }
    case 'void':
      return { kind, period: first, refunded: readNumber(second) };
    case 'forced':
      return { kind, period: first, at: second };
    case 'key':
      return { kind, before: first, after: second, signature: fourth };
  }
}

/** Throws a ProofError for what is no entry of a log of seals. */
export function readSealEntry(text: unknown): SealEntry {
  const [header, ...lines] = typeof text === 'string' ? text.split('\n', 10) : [];
  const kind = KINDS.find((name) => header === `veloc-${name}/v1`);
  if (!kind) throw new ProofError('An entry of the log of seals is of no known kind.');
  const entry = parse(kind, lines);
  if (sealEntryText(entry) !== text) throw new ProofError(`An entry of the log of seals is no veloc-${kind}.`);
  return entry;
}
