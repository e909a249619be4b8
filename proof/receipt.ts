import { ProofError } from './bytes';
import { LONGEST_NOTE } from './note';
import { SALT_SIZE, readTicketFacts, type TicketFacts } from './ticketEntry';

/**
 * All that proves a ticket, for its owner alone: whoever has the salt can tell the numbers from the public book. What
 * has not come yet is null.
 */
export interface Receipt {
  version: 1;
  ticket: TicketFacts;
  /** 32 bytes in lower-case hex. */
  salt: string;
  /** Where the ticket's leaf stands in the promise of its order. Of orders before there were promises: null. */
  promise: ReceiptPromise | null;
  /** A tlog-proof in the book of the draw. */
  book: string | null;
  /** The entry of that book's seal. */
  sealEntry: string | null;
  /** A tlog-proof of that entry in the shop's log of seals. */
  seals: string | null;
  /** When an authority has seen that log (RFC 3161 over the checkpoint's text), DER in base64. */
  timestamp: string | null;
}

export interface ReceiptPromise {
  /** The signed promise. */
  note: string;
  index: number;
  /** An inclusion proof, each hash in base64. */
  proof: string[];
}

/** Characters of a receipt at most; one of a book of a million tickets has about 4,000. */
const LONGEST = 4 * LONGEST_NOTE;

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
const isText = (value: unknown): value is string => typeof value === 'string';

function readReceiptPromise(value: unknown): ReceiptPromise | null {
  if (value === null) return null;
  const { note, index, proof } = (value ?? {}) as Record<string, unknown>;
  if (!isText(note) || !Number.isSafeInteger(index) || !Array.isArray(proof) || !proof.every(isText)) {
    throw new ProofError('The receipt’s promise cannot be read.');
  }
  return { note, index: index as number, proof };
}

/** Reads a receipt from a file's text or from JSON that was parsed. Throws a ProofError for what is none. */
export function readReceipt(value: unknown): Receipt {
  const {
    version,
    ticket,
    salt,
    promise,
    book,
    sealEntry,
    seals,
    timestamp = null,
  } = Object(parsed(value)) as Record<string, unknown>;
  if (version !== 1) throw new ProofError('This is no receipt of a ticket, or one of a later version.');
  if (!isText(salt) || !new RegExp(`^[\\da-f]{${SALT_SIZE * 2}}$`).test(salt)) {
    throw new ProofError('The receipt’s salt is not 64 digits of lower-case hex.');
  }
  if (![book, sealEntry, seals, timestamp].every(isTextOrNull))
    throw new ProofError('The receipt’s proofs cannot be read.');
  return {
    version,
    ticket: readTicketFacts(ticket),
    salt,
    promise: readReceiptPromise(promise),
    book: book as string | null,
    sealEntry: sealEntry as string | null,
    seals: seals as string | null,
    timestamp: timestamp as string | null,
  };
}

function parsed(value: unknown): unknown {
  if (!isText(value)) return value;
  if (value.length > LONGEST) throw new ProofError(`A receipt has more than ${LONGEST} characters.`);
  try {
    return JSON.parse(value);
  } catch {
    throw new ProofError('The file is no JSON, so it is no receipt.');
  }
}
