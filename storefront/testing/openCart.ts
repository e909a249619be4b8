import { vi } from 'vitest';
import { createClient } from '../api/client';
import { browserTimers } from '../api/timers';
import { createCart } from '../state/cart/cart';
import { createSession } from '../state/session/session';
import { memoryStorage } from './fakes';
import { scriptedFetch, type SentRequest, type Turn } from './scriptedFetch';
import { testTransport } from './testTransport';

let pages = 0;
export const games = [{ gameId: 'mega' as const, maxPeriods: 12 }];
/** Ms since the epoch. */
export const now = Date.parse('2026-08-21T10:30:00.000Z');

export const ticket = (first: number) => ({
  code: 'A',
  listNumber: [first, 12, 23, 31, 40, 45],
  price: '10000',
  isDone: true,
});
/** A Mega ticket. */
export const draft = (first = 1) => ({ gameId: 'mega' as const, ticket: ticket(first), periodId: 'mega:01552' });

interface ServerLine {
  id: string;
  gameId: string;
  ticket: unknown;
  quantity: number;
  unitPrice: number;
  addedAt: string;
  periodId: string | null;
  validationStatus: 'valid';
}

/** A server's cart that answers a repeated key as it did the first time. */
function shopCart() {
  const lines = new Map<string, ServerLine>();
  const answered = new Map<string, unknown>();
  const trouble: Turn[] = [];
  let reads = 0;
  const work = ({ method, path, body }: SentRequest): unknown => {
    const sent = (body ?? {}) as { itemId: string; quantity: number; ticket: unknown };
    if (path.endsWith('/add-item')) {
      const same = [...lines.values()].find((line) => JSON.stringify(line.ticket) === JSON.stringify(sent.ticket));
      const line: ServerLine = same
        ? { ...same, quantity: same.quantity + sent.quantity }
        : ({
            ...sent,
            id: `s${lines.size + 1}`,
            addedAt: new Date().toISOString(),
            validationStatus: 'valid',
          } as never);
      lines.set(line.id, line);
      return line;
    }
    if (path.endsWith('/update-quantity')) {
      const line = lines.get(sent.itemId);
      if (line) lines.set(line.id, { ...line, quantity: sent.quantity });
      return lines.get(sent.itemId);
    }
    if (method === 'DELETE') {
      const removed = path.endsWith('/clear') ? lines.size : Number(lines.delete(path.split('/').at(-1) ?? ''));
      if (path.endsWith('/clear')) lines.clear();
      return { removed };
    }
    return { items: [...lines.values()] };
  };
  const server = { lines, trouble, answer, refuses: (_sent: SentRequest): Turn | null => null };
  return server;

  function answer(sent: SentRequest): Turn {
    const refusal = server.refuses(sent);
    if (refusal) return refusal;
    const next = trouble.shift();
    if (next && next !== 'hang') return next;
    // Each page counts its keys anew; those of changes carry the page's name.
    const key = /add-item|update/.test(sent.path) ? (sent.key ?? '') : `read ${(reads += 1)}`;
    if (!answered.has(key)) answered.set(key, structuredClone(work(sent)));
    // The work is done, but the answer gets lost.
    return next === 'hang' ? 'lost' : { status: 200, body: { data: answered.get(key) } };
  }
}

/** A page of the shop on fake timers, before a player with this token, with its cart started. */
export function openCart({
  stored = {},
  token = 't1' as string | null,
  server = shopCart(),
  /** That of another tab of the browser. */
  storage = memoryStorage({ ...(token ? { 'veloc.token': token } : {}), ...stored }),
} = {}) {
  const { fetch, sent } = scriptedFetch(server.answer);
  const { send, credentials } = testTransport({ fetch, storage });
  const api = createClient(send);
  const session = createSession({ api, credentials, storage, now: () => Date.now() });
  let ids = 0;
  const page = (pages += 1);
  const warn = vi.fn<(sentence: string) => void>();
  const cart = createCart({
    api,
    session,
    storage,
    timers: browserTimers,
    lock: (task) => task(false),
    newId: () => `page-${page}-line-${(ids += 1)}`,
    now: () => Date.now(),
    popups: { warn, warnOfFailure: vi.fn() },
  });
  cart.start({ online: true });
  return { cart, session, storage, sent, server, warn, items: () => cart.get().cart.items };
}

export const run = (ms: number) => vi.advanceTimersByTimeAsync(ms);
