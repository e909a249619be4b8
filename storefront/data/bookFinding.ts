import { ProofError, readNote, verifyReceipt, type Receipt } from '@veloc/proof';
import { bookCalls } from '../api/calls/heldTickets';
import { askShopPolicy } from './books';
import { keepDiffering, keptPromise } from './promises';

/** Whether a receipt agrees with the sealed book, and with what the shop signed at the payment. */
export type BookFinding = 'agrees' | 'differs';

interface Compared {
  receipt: Receipt;
  /** Whose signatures are trusted. */
  policy: string;
  /** The note that this device was given at the payment; null without one. */
  promise: string | null;
}

/** Too few witnesses are no fault of the ticket: they may sign later. */
export async function bookFinding({ receipt, policy, promise }: Compared): Promise<BookFinding> {
  const { checks } = await verifyReceipt(receipt, policy);
  const isRight = checks.every(({ name, state }) => state !== 'failed' || name === 'witnesses');
  return isRight && isSameWord(promise, receipt.promise?.note ?? null) ? 'agrees' : 'differs';
}

/** By what was said: a shop that has changed its key signs the same by another one. */
function isSameWord(kept: string | null, told: string | null): boolean {
  if (kept === null) return true;
  try {
    return told !== null && readNote(kept).text === readNote(told).text;
  } catch (error) {
    if (error instanceof ProofError) return false;
    throw error;
  }
}

/** What is found of these tickets of an order; what differs stays on this device. Rejects as calls do. */
export async function findingsOf(
  send: Parameters<typeof bookCalls>[0],
  { orderId, ids, now }: { orderId: string; ids: readonly string[]; now: () => number },
): Promise<ReadonlyMap<string, BookFinding>> {
  const found = new Map<string, BookFinding>();
  const { text: policy, offered } = await askShopPolicy(send, now);
  if (offered !== null) return found;
  for (const id of ids) {
    const receipt = await bookCalls(send).receipt(id);
    const finding = await bookFinding({ receipt, policy, promise: keptPromise(orderId) });
    if (finding === 'differs') keepDiffering(orderId, JSON.stringify(receipt));
    found.set(id, finding);
  }
  return found;
}
