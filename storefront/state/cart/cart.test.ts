import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client';
import { browserTimers } from '../../api/timers';
import { memoryStorage } from '../../testing/memoryStorage';
import { scriptedFetch, type SentRequest, type Turn } from '../../testing/scriptedFetch';
import { testTransport } from '../../testing/testTransport';
import { createSession } from '../session/session';
import { createCart } from './cart';

let pages = 0;
const games = [{ gameId: 'mega' as const, maxPeriods: 12 }];
const now = Date.parse('2026-08-21T10:30:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const ticket = (first: number) => ({
  code: 'A',
  listNumber: [first, 12, 23, 31, 40, 45],
  price: '10000',
  isDone: true,
});
const draft = (first = 1) => ({ gameId: 'mega' as const, ticket: ticket(first), periodId: 'mega:01552' });

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

function open({ stored = {}, token = 't1' as string | null, server = shopCart() } = {}) {
  const storage = memoryStorage({ ...(token ? { 'veloc.token': token } : {}), ...stored });
  const { fetch, sent } = scriptedFetch(server.answer);
  const { send, credentials } = testTransport({ fetch, storage });
  const api = createClient(send);
  const session = createSession({ api, credentials, storage, now: () => Date.now() });
  let ids = 0;
  const page = (pages += 1);
  const cart = createCart({
    api,
    session,
    storage,
    timers: browserTimers,
    lock: (task) => task(false),
    newId: () => `page-${page}-line-${(ids += 1)}`,
    now: () => Date.now(),
    warn: vi.fn(),
  });
  cart.start({ online: true });
  return { cart, session, storage, sent, server, items: () => cart.get().cart.items };
}

const run = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('adding', () => {
  it('shows the line at once, saves it after 500 ms and sends it after 1 s', async () => {
    const { cart, items, storage, sent, server } = open();
    await run(2_000);
    sent.length = 0;
    expect(cart.add([draft()], games)).toMatchObject({ ok: true });
    expect(items()).toMatchObject([{ isOptimistic: true, validationStatus: 'valid', unitPrice: 10_000 }]);
    await run(499);
    expect(storage.getItem('veloc.cart') ?? '').not.toContain('01552');
    await run(1);
    expect(storage.getItem('veloc.cart')).toContain('01552');
    await run(499);
    expect(sent).toHaveLength(0);
    await run(2);
    expect(sent.map(({ path }) => path)).toEqual(['/client-carts/add-item', '/client-carts/sync']);
    expect(items()).toMatchObject([{ id: 's1', backendSynced: true, isOptimistic: false }]);
    expect(server.lines.get('s1')).toMatchObject({ quantity: 1, unitPrice: 10_000 });
  });

  it('refuses all drafts when one is wrong, with the spec’s words', () => {
    const { cart, items } = open();
    const wrong = { ...draft(), ticket: { ...ticket(1), listNumber: [1, 1, 2, 3, 4, 5] } };
    expect(cart.add([draft(), wrong], games)).toEqual({
      ok: false,
      code: 'DUPLICATE_NUMBERS',
      message: 'Vé không hợp lệ: Không được chọn số trùng nhau',
    });
    expect(items()).toEqual([]);
  });

  it.each([
    ['a game that is not sold', { gameId: 'keno' as const }, 'INVALID_GAME', 'Game không tồn tại'],
    ['a word of another game', { periodId: 'current' }, 'INVALID_PERIOD', 'Vé không hợp lệ: Kỳ quay không hợp lệ'],
    ['13 draws', { numberPeriod: 13 }, 'VALIDATION_ERROR', 'Số kỳ quay phải từ 1 đến 12'],
    ['1,001 copies', { quantity: 1_001 }, 'VALIDATION_ERROR', 'Số lượng phải từ 1 đến 1.000'],
  ])('refuses %s as the server does', (_name, change, code, message) => {
    const { cart, items } = open();
    expect(cart.add([{ ...draft(), ...change }], games)).toMatchObject({ ok: false, code, message });
    expect(items()).toEqual([]);
  });

  it('remembers what it found about a ticket for 5 minutes', async () => {
    const { cart } = open({ token: null });
    const judged = () => [...cart.get().cart.validationCache.values()].map(({ checkedAt }) => checkedAt - now);
    cart.add([draft(), draft()], games);
    await run(300_000);
    cart.add([draft(), draft(2)], games);
    expect(judged()).toEqual([0, 300_000]);
    await run(1);
    cart.add([draft()], games);
    expect(judged()).toEqual([300_000, 300_001]);
    expect(cart.get().cart.items.map(({ quantity }) => quantity)).toEqual([4, 1]);
  });

  it('keeps a guest’s lines here and sends them at login', async () => {
    const { cart, session, sent, server, items } = open({ token: null });
    cart.add([draft(1), draft(2)], games);
    await run(120_000);
    expect(sent).toHaveLength(0);
    const begun = { data: { token: 't1', user: { id: 'u1', phone: '+84912345678' } } };
    server.trouble.push({ status: 200, body: begun });
    await session.loginByPin('+84912345678', '482913');
    await run(10);
    expect(items().map(({ id }) => id)).toEqual(['s1', 's2']);
  });
});

describe('faults', () => {
  it('a lost answer is sent again with the same key and body, so nothing is counted twice', async () => {
    const { cart, server, items } = open();
    await run(2_000);
    server.trouble.push('hang');
    cart.add([draft()], games);
    await run(1_500);
    cart.add([draft()], games);
    await run(20_000);
    expect([...server.lines.values()]).toMatchObject([{ quantity: 2 }]);
    expect(items()).toMatchObject([{ quantity: 2, needsSync: false }]);
  });

  it('also when the page is loaded anew in between', async () => {
    const first = open();
    await run(2_000);
    first.server.trouble.push('hang', 'lost', 'lost', 'lost', 'lost');
    first.cart.add([draft()], games);
    await run(1_100);
    first.cart.add([draft()], games);
    first.cart.leave();
    const stored = first.storage.entries();
    first.session.logout();
    first.server.trouble.length = 0;
    const again = open({ stored, server: first.server });
    await run(10_000);
    expect([...first.server.lines.values()]).toMatchObject([{ quantity: 2 }]);
    expect(again.items()).toMatchObject([{ id: 's1', quantity: 2 }]);
  });

  it('a line removed while its fate was unknown does not come back', async () => {
    const { cart, server, items } = open();
    await run(2_000);
    server.trouble.push('hang');
    cart.add([draft()], games);
    await run(1_200);
    cart.remove(items()[0]?.id ?? '');
    await run(20_000);
    expect([...server.lines.values()]).toEqual([]);
    expect(items()).toEqual([]);
  });

  it('tries a failed sync after 1, 2 and 4 s more, then parks the line and never drops it', async () => {
    const { cart, server, sent, items } = open();
    await run(2_000);
    sent.length = 0;
    server.trouble.push('lost', 'lost', 'lost', 'lost', 'lost');
    cart.add([draft()], games);
    await run(20_000);
    const times = sent.map(({ at }) => at);
    expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, 1_000, 3_000, 7_000]);
    expect(items()).toMatchObject([{ isOptimistic: true, syncError: expect.stringContaining('máy chủ') }]);
    server.trouble.length = 0;
    cart.setOnline(true);
    await run(10);
    expect(items()).toMatchObject([{ id: 's1', syncError: null, syncAttempts: 0 }]);
  });

  it('a refused line says why and is not sent again once it has used its attempts', async () => {
    const { cart, server, sent, items } = open();
    await run(2_000);
    const refusal: Turn = { status: 409, body: { code: 'PERIOD_CLOSED', message: 'Kỳ quay đã đóng' } };
    server.refuses = ({ path }) => (path.endsWith('add-item') ? refusal : null);
    cart.add([draft()], games);
    await run(1_100);
    expect(items()).toMatchObject([{ validationStatus: 'invalid', validationError: 'Kỳ quay đã đóng' }]);
    await run(200_000);
    expect(sent.filter(({ path }) => path.endsWith('add-item'))).toHaveLength(3);
    expect(items()).toHaveLength(1);
  });

  it('a refused quantity goes back, an unanswered one stays and is sent again', async () => {
    const { cart, server, items } = open();
    cart.add([draft()], games);
    await run(2_000);
    server.trouble.push({ status: 422, body: { code: 'VALIDATION_ERROR', message: 'Tối đa' } });
    cart.setQuantity('s1', 5);
    await run(1_100);
    expect(items()[0]?.quantity).toBe(1);
    server.trouble.push('lost');
    cart.setQuantity('s1', 3);
    await run(20_000);
    expect(items()[0]?.quantity).toBe(3);
    expect(server.lines.get('s1')?.quantity).toBe(3);
  });

  it('a removal is stored before the server hears of it, so another tab finds the line gone', async () => {
    const { cart, server, storage } = open();
    cart.add([draft()], games);
    await run(2_000);
    const stored: unknown[] = [];
    server.refuses = ({ method }) => {
      if (method === 'DELETE') stored.push(JSON.parse(storage.getItem('veloc.cart') ?? 'null'));
      return null;
    };
    cart.remove('s1');
    cart.setOnline(true);
    await run(100);
    expect(stored).toMatchObject([{ items: [], removing: [{ line: { id: 's1' } }] }]);
  });

  it('a removal the server never hears of is taken back', async () => {
    const { cart, server, items } = open();
    cart.add([draft()], games);
    await run(2_000);
    server.trouble.push('lost', 'lost', 'lost', 'lost');
    cart.remove('s1');
    expect(items()).toEqual([]);
    await run(8_000);
    expect(items()).toMatchObject([{ id: 's1' }]);
  });
});

it('a choice follows a line to the id the server gives it', async () => {
  const { cart, items } = open();
  cart.add([draft()], games);
  cart.choose([items()[0]?.id ?? ''], false);
  await run(2_000);
  expect([...cart.get().unticked]).toEqual(['s1']);
});

it('a logout clears the cart and all that is stored of it', async () => {
  const { cart, session, storage, items, server } = open();
  server.trouble.push('lost', 'lost');
  cart.add([draft()], games);
  await run(1_100);
  session.logout();
  await run(60_000);
  expect(items()).toEqual([]);
  expect(storage.entries()).not.toHaveProperty(['veloc.cart']);
  expect(storage.entries()).not.toHaveProperty(['veloc.token']);
});
