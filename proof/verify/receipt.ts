import { ProofError, fromHex, hashFromBase64, sameBytes, utf8 } from '../bytes';
import { readCheckpoint } from '../checkpoint';
import { cosignedAt } from '../cosignature';
import { ed25519Verifiers, openNote } from '../note';
import { readPolicy, type Policy } from '../policy';
import { readPromise, signerNames } from '../promise';
import { readReceipt, type Receipt } from '../receipt';
import { readSealEntry } from '../sealEntries';
import { entryLeaf, ticketEntry } from '../ticketEntry';
import { readTlogProof } from '../tlogProof';
import { checkInclusion, leafHash, type Hash } from '../tree';
import { checked, expectThat, type Check } from './check';

/** What a receipt is looked at for, in this order. */
export const receiptChecks = ['receipt', 'promise', 'book', 'seal', 'log', 'time', 'witnesses'] as const;
export type ReceiptCheck = (typeof receiptChecks)[number];

/** What a page shows beside the checks, as far as it was proved. */
export interface ProvedTicket {
  /** Counted from 0. */
  place: number;
  /** Tickets in the book. */
  size: number;
  closesAt: string;
  /** đồng; null where the shop keeps it to itself. */
  total: number | null;
  /** Each witness of the policy that has signed, and when it says so, in seconds since 1970. */
  witnesses: { name: string; at: number }[];
}

/** What was found of one receipt. */
export interface VerifiedReceipt {
  checks: Check<ReceiptCheck>[];
  receipt: Receipt | null;
  proved: ProvedTicket | null;
}

const SEALS = /\/seals$/;

/**
 * The one shop whose log a policy names, and the keys that it has signed by, as the policy lists them. Throws a ProofError
 * where it names none, or several.
 */
export function shopOf({ logs }: Policy): { shop: string; publicKeys: Uint8Array[] } {
  const own = logs.map(({ verifier }) => verifier).filter(({ name }) => SEALS.test(name));
  const [name, ...others] = new Set(own.map((verifier) => verifier.name));
  if (name === undefined || others.length > 0) throw new ProofError('The policy does not name the log of one shop.');
  return { shop: name.replace(SEALS, ''), publicKeys: own.map(({ publicKey }) => publicKey) };
}

/**
 * Checks a receipt against whom somebody trusts: a file's text or parsed JSON, and a policy's text. Asks nobody and
 * reads no clock. Never throws, unless the device has no way to check a signature.
 */
export async function verifyReceipt(sent: unknown, trusted: unknown): Promise<VerifiedReceipt> {
  const checks: Check<ReceiptCheck>[] = [];
  const run = async (name: ReceiptCheck, look: () => Promise<string> | string) => {
    const check = await checked(name, look);
    checks.push(check);
    return check.state === 'passed';
  };
  const pending = (name: ReceiptCheck, found: string) => checks.push({ name, state: 'pending', found });

  let receipt = null as Receipt | null;
  let policy = null as Policy | null;
  let leaf: Hash = new Uint8Array();
  await run('receipt', () => {
    policy = readPolicy(trusted);
    shopOf(policy);
    receipt = readReceipt(sent);
    leaf = entryLeaf(ticketEntry(receipt.ticket, fromHex(receipt.salt)));
    return `It is the receipt of a ticket for ${receipt.ticket.period}.`;
  });
  if (!receipt || !policy || checks.some(({ state }) => state !== 'passed')) {
    return { checks, receipt: null, proved: null };
  }
  const { ticket, promise, book, sealEntry, seals } = receipt;
  const { shop, publicKeys } = shopOf(policy);

  if (promise) {
    await run('promise', async () => {
      const { text } = await openNote(promise.note, ed25519Verifiers(signerNames.promise(shop), publicKeys));
      const { root, tickets, stampedAt, shop: by } = readPromise(text);
      expectThat(by === shop, 'The promise is another shop’s.');
      const proof = promise.proof.map(hashFromBase64);
      const isIn = checkInclusion({ leaf, index: promise.index, size: tickets, root, proof });
      expectThat(isIn, 'The promise is not of this ticket: its numbers, price, draw, time or salt are others.');
      expectThat(stampedAt === ticket.stampedAt, 'The promise was made at another time than the ticket says.');
      return `The shop has signed that it admitted the ticket at ${stampedAt}.`;
    });
  } else {
    pending('promise', 'The ticket is older than the shop’s promises.');
  }

  const proved: ProvedTicket = { place: 0, size: 0, closesAt: '', total: null, witnesses: [] };
  if (book === null || sealEntry === null || seals === null) {
    for (const name of receiptChecks.slice(2))
      pending(name, 'The book of the draw was not sealed when this was written.');
    return { checks, receipt, proved: null };
  }

  let bookRoot: Hash = new Uint8Array();
  const isInBook = await run('book', async () => {
    const { index, hashes, checkpoint } = readTlogProof(book);
    const name = signerNames.book(shop, ticket.period);
    const { text } = await openNote(checkpoint, ed25519Verifiers(name, publicKeys));
    const { origin, size, root } = readCheckpoint(text);
    expectThat(origin === name, 'The checkpoint is of another book.');
    const isIn = checkInclusion({ leaf, index, size, root, proof: hashes });
    expectThat(isIn, 'The ticket is not in the book: its numbers, price, draw, time, salt or place are others.');
    bookRoot = root;
    Object.assign(proved, { place: index, size });
    return `The ticket is number ${index + 1} of the ${size} in the signed book of ${ticket.period}.`;
  });

  const look = (isBased: boolean, name: ReceiptCheck, how: () => string) =>
    isBased ? run(name, how) : (pending(name, 'It rests on a check that failed.'), false);
  const isSealed = await look(isInBook, 'seal', () => {
    const entry = readSealEntry(sealEntry);
    expectThat(entry.kind === 'seal' && entry.period === ticket.period, 'The entry seals another book.');
    if (entry.kind !== 'seal') return '';
    const isSame = entry.size === proved.size && sameBytes(entry.root, bookRoot);
    expectThat(isSame, 'The sealed book is another than the one the ticket is in.');
    Object.assign(proved, { closesAt: entry.closesAt, total: entry.total });
    return `The seal is of that very book, whose sales ended at ${entry.closesAt}.`;
  });

  let signers: { name: string; at: number }[] = [];
  await run('log', async () => {
    const { index, hashes, checkpoint } = readTlogProof(seals);
    const name = signerNames.seals(shop);
    const own = ed25519Verifiers(name, publicKeys);
    const known = (policy as Policy).witnesses;
    const { text, signers: signed } = await openNote(checkpoint, [...own, ...known.map(({ verifier }) => verifier)]);
    const { origin, size, root } = readCheckpoint(text);
    const isLog = origin === name && signed.some(({ verifier }) => own.includes(verifier));
    expectThat(isLog, 'The shop has not signed the checkpoint of its log.');
    const isIn = checkInclusion({ leaf: leafHash(utf8(sealEntry)), index, size, root, proof: hashes });
    expectThat(isIn, 'The seal is not in the shop’s log.');
    signers = signed.flatMap(({ verifier, signature }) => {
      const witness = known.find((one) => one.verifier === verifier);
      return witness ? [{ name: witness.name, at: cosignedAt(signature) ?? 0 }] : [];
    });
    return `The seal is entry ${index} of the ${size} in the shop’s signed log.`;
  });

  await look(isSealed, 'time', () => {
    expectThat(ticket.stampedAt < proved.closesAt, 'The ticket was admitted after sales had ended.');
    return `It was admitted at ${ticket.stampedAt}, before sales ended.`;
  });

  await run('witnesses', () => {
    proved.witnesses = signers;
    const isEnough = (policy as Policy).isMetBy(new Set(signers.map(({ name }) => name)));
    const who = signers.map(({ name, at }) => `${name} at ${new Date(at * 1000).toISOString()}`).join(', ');
    expectThat(isEnough, `Of the witnesses that the policy asks for, too few have signed: ${who || 'none'}.`);
    return who ? `Seen by ${who}.` : 'No witness has signed: the shop’s own signature stands alone.';
  });
  const isProved = checks.every(({ state }) => state !== 'failed');
  return { checks, receipt, proved: isProved ? proved : null };
}
