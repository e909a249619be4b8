import { emptyCart, cartReducer, orderLine, readLine, saveCart } from '../../rules';
import { createClient } from '../../storefront/api/client';
import { createCart } from '../../storefront/state/cart/cart';

/**
 * `npm run bench:cart-start`: what a stored cart adds to the start of the shop, in ms of this machine, median of 21
 * starts that take turns. The figures depend on the machine, so this is no test.
 */
const STARTS = 21;
const now = Date.parse('2026-08-21T10:30:00.000Z');

function cartOf(lines: number): string {
  let cart = emptyCart();
  for (let at = 0; at < lines; at += 1) {
    const listNumber = [1 + (at % 40), 41 + (at % 5), 46, 47, 48, 49].map((number) => ((number - 1) % 45) + 1);
    const ticket = { code: 'A', listNumber, price: '10000', isDone: true };
    const line = {
      ...readLine({ gameId: 'mega', ticket }),
      numberPeriod: 1 + (at % 12),
      periodId: `p${at}`,
      unitPrice: 10_000,
      quantity: 1,
    };
    cart = cartReducer(cart, { type: 'add', line: orderLine(line, `t${at}`), now });
  }
  return JSON.stringify(saveCart(cart, now));
}

const stored: Readonly<Record<string, string | null>> = {
  'no stored cart': null,
  '1 line': cartOf(1),
  '20 lines': cartOf(20),
  '200 lines': cartOf(200),
  '200 lines and 5 MB that nobody can read': JSON.stringify({
    ...JSON.parse(cartOf(200)),
    x: 'x'.repeat(5 * 1024 * 1024),
  }),
  '5 MB cut off': JSON.stringify({ x: 'x'.repeat(5 * 1024 * 1024) }).slice(0, -1),
  '5 MB of brackets': '['.repeat(5 * 1024 * 1024),
};

function start(text: string | null): number {
  let ids = 0;
  const began = performance.now();
  createCart({
    api: createClient(() => Promise.reject(new TypeError('no network'))),
    session: {
      get: () => ({ user: null, token: null, authStatus: null }),
      subscribe: () => () => undefined,
      isOvertaken: () => false,
    },
    storage: { getItem: () => text, setItem: () => undefined, removeItem: () => undefined },
    timers: { after: () => () => undefined },
    lock: (run) => run(false),
    newId: () => `id-${(ids += 1)}`,
    now: () => now,
    popups: { warn: () => undefined, warnOfFailure: () => undefined },
  }).start({ online: true });
  return performance.now() - began;
}

const times = new Map(Object.keys(stored).map((name) => [name, [] as number[]]));
for (let round = 0; round < STARTS; round += 1) {
  for (const [name, text] of Object.entries(stored)) times.get(name)?.push(start(text));
}
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[STARTS >> 1] ?? 0;
const [empty] = [...times.values()].map(median);
for (const [name, values] of times) {
  console.log(
    `${name.padEnd(42)} ${median(values).toFixed(2).padStart(8)} ms, ${(median(values) - (empty ?? 0)).toFixed(2)} more`,
  );
}
