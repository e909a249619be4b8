import type { Request } from 'autocannon';
import { randomUUID } from 'node:crypto';
import type { Buyer } from '../../tests/crash/buyers';
import { megaLineOf } from '../../backend/testing/purchases';

/** What a visit reads: half of it the periods, which every open page asks for again and again. */
const READS = [
  '/client/get-current-period',
  '/client-game-results/get-mega-v2?itemPerPage=10&cursor=0',
  '/client/get-current-period',
  '/users/get-user-balance',
];

interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** What is sent; undefined when what it is about is not there yet, and then something is read instead. */
  body?: () => unknown;
  /** Hears the `data` of a 200. */
  onData?: (data: Record<string, unknown>) => void;
}

const read = (index: number): Asked => ({ method: 'GET', path: READS[index % READS.length] ?? '/' });

/** Twenty calls, of which sixteen are reads, three are `cart` and one is `last`. */
function twenty([first, second, third]: readonly [Asked, Asked, Asked], last: Asked): Asked[] {
  const reads = (count: number) => Array.from({ length: count }, (_, index) => read(index));
  return [...reads(4), first, ...reads(4), second, ...reads(4), third, ...reads(4), last];
}

/**
 * The visits of one player, over and over: of forty calls 32 read, six are about the cart and two make an order of its
 * two lines and pay it. They go on where they stopped, however often the connection is a new one.
 */
export function visitsOf({ token }: Buyer, turn: number, onPaid: () => void): () => Request[] {
  let next = turn;
  let lines = turn;
  let itemId: unknown;
  let orderId: unknown;

  const add: Asked = {
    method: 'POST',
    path: '/client-carts/add-item',
    body: () => megaLineOf((lines += 1) % 39),
    onData: (data) => (itemId = data['id']),
  };
  const update: Asked = {
    method: 'PUT',
    path: '/client-carts/update-quantity',
    body: () => itemId && { itemId, quantity: 2 },
  };
  const checkout: Asked = {
    method: 'POST',
    path: '/client-carts/checkout',
    // An empty cart makes no order.
    body: () => itemId && {},
    onData: (data) => (orderId = data['id']),
  };
  const confirm: Asked = {
    method: 'POST',
    path: '/payment/cart-payment-confirm',
    body: () => {
      // What becomes of a call whose answer is lost is not known, so nothing more is asked about these.
      const id = orderId;
      orderId = undefined;
      itemId = undefined;
      return id && { id };
    },
    onData: onPaid,
  };
  const cart: Asked = { method: 'GET', path: '/client-carts/get-cart' };
  const validate: Asked = { method: 'POST', path: '/client-carts/validate', body: () => ({}) };
  const asked = [...twenty([add, add, update], checkout), ...twenty([cart, validate, cart], confirm)];

  const headers = { Authorization: `Bearer ${token}` };
  const requests = asked.map(({ method, path, body, onData }, index): Request => ({
    method,
    path,
    headers,
    onResponse: (status, text) => {
      next = index + 1;
      if (status === 200) onData?.((JSON.parse(text) as { data: Record<string, unknown> }).data);
    },
    ...(body && {
      setupRequest: (request: Request) => {
        const sent = body();
        if (!sent) return { ...request, ...read(index), body: '' };
        const keyed = { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
        return { ...request, headers: keyed, body: JSON.stringify(sent) };
      },
    }),
  }));
  return () => {
    const from = next % requests.length;
    return [...requests.slice(from), ...requests.slice(0, from)];
  };
}
