import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { megaLineOf, megaTicket } from '../../backend/testing/purchases';
import type { Buyer } from './buyers';
import { send, type Reply } from './client';

/** A confirmation as it was sent: the same key and body can be sent again. */
export interface Confirmation {
  buyer: Buyer;
  orderId: string;
  total: number;
  key: string;
  /** What the answer promised, once there was one. */
  paid?: { ticketIds: string[]; promise: string | null } | undefined;
}

/** What the buyers know: confirmations that were answered, and those that were not. */
export interface PurchaseLog {
  acknowledged: Confirmation[];
  unanswered: Confirmation[];
  /** Called after each answered confirmation. */
  onAnswer(): void;
}

/** The shop knows not what became of a call, or did not do it: as good as no answer. */
class Unavailable extends Error {}

function expectOk(reply: Reply, what: string): Reply {
  if (reply.status === 503) throw new Unavailable(what);
  if (reply.status !== 200)
    throw new Error(`${what} was refused with ${reply.status} ${reply.code}: ${JSON.stringify(reply.data)}`);
  return reply;
}

async function anyOrder(url: string, { token }: Buyer, seed: number): Promise<{ id: string; total: number }> {
  if (seed % 2 === 0) {
    const raw = { gameId: 'mega', periodId: null, numberPeriod: 2, tickets: [megaTicket, megaTicket], total: 40_000 };
    const reply = await send(url, '/client-tickets/create-raw-ticket', { token, body: raw });
    return expectOk(reply, 'create-raw-ticket').data as { id: string; total: number };
  }
  const added = await send(url, '/client-carts/add-item', { token, body: megaLineOf(seed % 38), key: randomUUID() });
  expectOk(added, 'add-item');
  const reply = await send(url, '/client-carts/checkout', { token, body: {} });
  return (expectOk(reply, 'checkout').data as { order: { id: string; total: number } }).order;
}

/** Sends a confirmation, keeps what was promised, and throws when no answer came. */
export async function confirmOrder(url: string, confirmation: Confirmation): Promise<Reply> {
  const { buyer, orderId, key } = confirmation;
  const reply = await send(url, '/payment/cart-payment-confirm', { token: buyer.token, body: { id: orderId }, key });
  expectOk(reply, 'cart-payment-confirm');
  confirmation.paid = reply.data as Confirmation['paid'];
  return reply;
}

/** Buys one order after the other until the shop is gone, and writes down what it was answered. */
export async function buyUntilGone(
  url: string,
  buyer: Buyer,
  random: () => number,
  purchaseLog: PurchaseLog,
  stopped?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (stopped?.aborted) return;
    const made = await anyOrder(url, buyer, Math.floor(random() * 1000)).catch(whenGone);
    if (!made || !(await payOrder(url, { buyer, orderId: made.id, total: made.total, key: randomUUID() }, purchaseLog)))
      return;
  }
}

/** Pays an order and writes down what it was answered; false where the shop is gone. */
async function payOrder(url: string, confirmation: Confirmation, purchaseLog: PurchaseLog): Promise<boolean> {
  const reply = await confirmOrder(url, confirmation).catch(whenGone);
  (reply ? purchaseLog.acknowledged : purchaseLog.unanswered).push(confirmation);
  if (reply) purchaseLog.onAnswer();
  return reply !== undefined;
}

/** An order of `lines` tickets for the next draw of Keno, paid; false where the shop is gone. */
export async function buyKeno(url: string, buyer: Buyer, lines: number, purchaseLog: PurchaseLog): Promise<boolean> {
  const ticket = { code: 'A', listNumber: [7, 8], playMethod: 'LEVEL_2', betAmount: 10_000, price: '10000' };
  const tickets = Array.from({ length: lines }, () => ticket);
  const body = { gameId: 'keno', periodId: null, numberPeriod: 1, tickets, total: lines * 10_000 };
  const reply = await send(url, '/client-tickets/create-raw-ticket', { token: buyer.token, body }).catch(whenGone);
  if (!reply) return false;
  const { id, total } = expectOk(reply, 'create-raw-ticket').data as { id: string; total: number };
  return payOrder(url, { buyer, orderId: id, total, key: randomUUID() }, purchaseLog);
}

/**
 * Goes on buying whatever the weather, until it is told to stop. Sends what was not answered again under its own key
 * before anything new is bought, as a player's phone would.
 * @returns how many confirmations were answered at a repeat
 */
export async function buyUntilStopped(
  url: string,
  buyer: Buyer,
  random: () => number,
  purchaseLog: PurchaseLog,
  stopped: AbortSignal,
): Promise<number> {
  let repeated = 0;
  while (!stopped.aborted) {
    const confirmation = purchaseLog.unanswered.find((open) => open.buyer === buyer);
    if (!confirmation) {
      await buyUntilGone(url, buyer, random, purchaseLog, stopped);
    } else if (await confirmOrder(url, confirmation).catch(whenGone)) {
      purchaseLog.unanswered.splice(purchaseLog.unanswered.indexOf(confirmation), 1);
      purchaseLog.acknowledged.push(confirmation);
      purchaseLog.onAnswer();
      repeated += 1;
    }
    await setTimeout(20);
  }
  return repeated;
}

// `fetch` throws a TypeError when the connection ends; a refusal is an Error of ours and must not be hidden.
function whenGone(error: unknown): undefined {
  const isCut = error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'AbortError';
  if (error instanceof Unavailable) return;
  if (!isCut) throw error;
}
