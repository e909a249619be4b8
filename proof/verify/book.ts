import { ProofError, fromHex, sameBytes, textOf } from '../bytes';
import { readCheckpoint } from '../checkpoint';
import { ed25519Verifiers, openNote } from '../note';
import { readPolicy } from '../policy';
import { signerNames } from '../promise';
import type { Receipt } from '../receipt';
import { readSealEntry } from '../sealEntries';
import { readTicketEntry, ticketEntry } from '../ticketEntry';
import { leafHash, rootOf } from '../tree';
import { checked, expectThat, type Check } from './check';
import { shopOf } from './receipt';

/** What a whole book is looked at for, in this order. */
export type BookCheck = 'checkpoint' | 'entries' | 'root' | 'seal';

/** A book as anybody can download it. */
export interface DownloadedBook {
  period: string;
  /** Its signed checkpoint. */
  checkpoint: unknown;
  /** All of its entries, by place. */
  entries: readonly Uint8Array[];
  /** Entries of the shop's log that seal this period; there should be one. */
  seals: readonly string[];
}

/** Checks a whole book against a policy's text. Never throws, unless the device has no way to check a signature. */
export async function verifyBook(book: DownloadedBook, trusted: unknown): Promise<Check<BookCheck>[]> {
  const { period, entries, seals } = book;
  let signed = { size: -1, root: new Uint8Array() as Uint8Array };
  let total = 0;
  const checkpoint = await checked<BookCheck>('checkpoint', async () => {
    const { shop, publicKeys } = shopOf(readPolicy(trusted));
    const name = signerNames.book(shop, period);
    const { text } = await openNote(book.checkpoint, ed25519Verifiers(name, publicKeys));
    const { origin, size, root } = readCheckpoint(text);
    expectThat(origin === name, 'The checkpoint is of another book.');
    signed = { size, root };
    return `The shop has signed the book of ${period} with ${size} tickets.`;
  });
  const read = await checked<BookCheck>('entries', () => {
    const seen = new Set<string>();
    for (const [place, bytes] of entries.entries()) {
      const text = textOf(bytes);
      const entry = readTicketEntry(text);
      expectThat(entry.period === period, `The ticket at place ${place} is of another draw, ${entry.period}.`);
      expectThat(!seen.has(text), `The ticket at place ${place} stands in the book twice.`);
      seen.add(text);
      total += entry.price;
    }
    return `Its ${entries.length} tickets cost ${total} đồng, and none stands there twice.`;
  });
  const root = await checked<BookCheck>('root', () => {
    expectThat(
      entries.length === signed.size,
      `The book has ${entries.length} tickets and was signed with ${signed.size}.`,
    );
    const isSame = sameBytes(rootOf(entries.map(leafHash)), signed.root);
    expectThat(isSame, 'The tickets are not those that were signed: one was put in, taken out, moved or changed.');
    return 'The tickets are those that were signed.';
  });
  const seal = await checked<BookCheck>('seal', () => {
    expectThat(seals.length <= 1, 'The book was sealed more than once.');
    const [only] = seals;
    if (only === undefined) throw new ProofError('The log has no seal of this book.');
    const entry = readSealEntry(only);
    if (entry.kind !== 'seal' || entry.period !== period) throw new ProofError('The log has no seal of this book.');
    const isSame = entry.size === signed.size && sameBytes(entry.root, signed.root);
    expectThat(isSame, 'The sealed book is another than the one that is shown.');
    expectThat(
      entry.total === null || entry.total === total,
      `The seal says ${entry.total} đồng, the tickets ${total}.`,
    );
    return `It is the one that was sealed, for draws after ${entry.closesAt}.`;
  });
  return [checkpoint, read, root, seal];
}

/**
 * Whether a sealed book, which was checked before, has the ticket of a kept receipt: for its owner, since nobody else can
 * know. Throws a ProofError where it was left out.
 */
export function checkEntered(entries: readonly Uint8Array[], { ticket, salt }: Receipt): string {
  const entry = ticketEntry(ticket, fromHex(salt));
  const place = entries.findIndex((bytes) => textOf(bytes) === entry);
  expectThat(
    place >= 0,
    `The ticket was admitted at ${ticket.stampedAt}, and among the ${entries.length} of the sealed book of ${ticket.period} it is missing.`,
  );
  return `The ticket is number ${place + 1} of the ${entries.length} in the book that everybody can download.`;
}
