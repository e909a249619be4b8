import { setTimeout } from 'node:timers/promises';
import { areAllPassed, leafHash, rootOf, toHex, verifyBook, verifyLog, verifyReceipt } from '@veloc/proof';
import { downloadBook, downloadLog, downloadPolicy, type Download } from '../../scripts/verify/download';
import { send } from './client';
import type { Confirmation } from './purchases';

/** What was kept of earlier looks: the log of seals, and the root of each sealed book in hex. */
export interface KeptBooks {
  log: { size: number; root: string } | null;
  roots: Map<string, string>;
}

export const noBooks = (): KeptBooks => ({ log: null, roots: new Map() });

const downloadFrom =
  (url: string): Download =>
  async (path) => {
    const response = await fetch(new URL(path, url));
    return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
  };

const failures = (what: string, checks: readonly { state: string; name: string; found: string }[]) =>
  checks.filter(({ state }) => state === 'failed').map(({ name, found }) => `${what}, ${name}: ${found}`);

/**
 * What is wrong with the receipts of these orders, a sentence each: the promise that was given with the payment is the one
 * of the receipt, and nothing of it fails. Answers the periods that the tickets are of, too.
 */
export async function receiptFaults(
  url: string,
  orders: readonly Confirmation[],
  { areSealed = false } = {},
): Promise<{ faults: string[]; sold: Map<string, number> }> {
  const policy = await downloadPolicy(downloadFrom(url));
  const faults: string[] = [];
  const sold = new Map<string, number>();
  for (const { buyer, orderId, paid } of orders) {
    if (!paid) faults.push(`order ${orderId} was answered without tickets`);
    for (const id of paid?.ticketIds ?? []) {
      const { data } = await send(url, `/client-tickets/receipt?id=${id}`, { method: 'GET', token: buyer.token });
      const { checks, receipt } = await verifyReceipt(data, policy);
      faults.push(...failures(`receipt of ${id}`, checks));
      if (receipt?.promise?.note !== paid?.promise) faults.push(`receipt of ${id} has another promise than was given`);
      if (areSealed && !areAllPassed(checks)) faults.push(`receipt of ${id} is not whole: ${JSON.stringify(checks)}`);
      if (receipt) sold.set(receipt.ticket.period, (sold.get(receipt.ticket.period) ?? 0) + 1);
    }
  }
  return { faults, sold };
}

/** Ms within which a closed book is sealed: who held the job and died holds it for three seconds more. */
const SEALED_WITHIN = 20_000;

/**
 * What is wrong with these orders, of draws whose sales have ended, and with the books that they are in, once those are
 * sealed. Answers how many tickets each of these books has.
 */
export async function sealedFaults(
  url: string,
  orders: readonly Confirmation[],
  kept: KeptBooks,
): Promise<{ faults: string[]; sold: Map<string, number> }> {
  const until = performance.now() + SEALED_WITHIN;
  let { faults, sold } = await receiptFaults(url, orders, { areSealed: true });
  while (faults.length > 0 && performance.now() < until) {
    await setTimeout(100);
    ({ faults, sold } = await receiptFaults(url, orders, { areSealed: true }));
  }
  return { faults: [...faults, ...(await bookFaults(url, sold, kept))], sold };
}

/**
 * What is wrong with the sealed books of these periods, which have so many tickets each: a gap, a place taken twice,
 * another root than was signed or than an earlier look has seen. Keeps what it has seen.
 */
async function bookFaults(url: string, sold: ReadonlyMap<string, number>, kept: KeptBooks): Promise<string[]> {
  const download = downloadFrom(url);
  const policy = await downloadPolicy(download);
  const faults: string[] = [];
  const log = await verifyLog({ ...(await downloadLog(download)), earlier: kept.log }, policy);
  faults.push(...failures('the log', log.checks));
  kept.log = log.kept;
  for (const [period, tickets] of sold) {
    const book = await downloadBook(download, period);
    faults.push(...failures(`the book of ${period}`, await verifyBook(book, policy)));
    if (book.entries.length !== tickets)
      faults.push(`the book of ${period} has ${book.entries.length} entries for the ${tickets} tickets sold`);
    const root = toHex(rootOf(book.entries.map(leafHash)));
    if ((kept.roots.get(period) ?? root) !== root) faults.push(`the book of ${period} has another root than before`);
    kept.roots.set(period, root);
  }
  return faults;
}
