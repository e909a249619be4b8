import type { SoldBook } from '@veloc/rules';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import ResultDetailScreen from './ResultDetailScreen';

const NUMBERS = [5, 15, 30, 34, 37, 38];
const PATIENCE = { timeout: 20_000 };

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const drawOf = (day: number) => ({
  id: `mega:${day}`,
  periodId: `mega:${day}`,
  gameId: 'mega',
  name: `Kỳ #${day}`,
  resultDate: '12/06/2026',
  resultTime: '18:00',
  numbers: NUMBERS,
});

function purchase(id: string, { at, status, period = 'mega:1' }: { at: string; status: number; period?: string }) {
  const ticket = { code: 'A', listNumber: NUMBERS, price: '10000', isDone: true };
  const tickets = [{ ticketId: `${id}-A`, ticketStatus: status, code: id, ticket, price: 10_000, prize: 0 }];
  return {
    id: `${id}.mega`,
    gameId: 'mega',
    createdAt: at,
    total: 10_000,
    listPeriod: [{ periodId: period, name: '', resultDate: '12/06/2026', result: NUMBERS, tickets }],
  };
}

interface Known {
  /** Draws newest first, of which the list gives ten a page. */
  draws: readonly { id: string; book?: SoldBook }[];
  /** Purchases newest first, one a page. */
  purchases?: readonly object[];
}

/** A server that knows these. */
function shopOf({ draws, purchases = [] }: Known) {
  const pageOf = (all: readonly object[], cursor: unknown, size: number) => {
    const from = Number(cursor);
    const next = from + size < all.length ? String(from + size) : null;
    return { status: 200, body: { data: all.slice(from, from + size), cursor: next } };
  };
  return scriptedFetch(({ path, body }) => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    if (pathname === '/client-game-results/get-mega-v2') {
      const wanted = searchParams.get('id');
      if (wanted !== null)
        return pageOf(
          draws.filter(({ id }) => id === wanted),
          0,
          1,
        );
      return pageOf(draws, searchParams.get('cursor'), Number(searchParams.get('itemPerPage')));
    }
    if (pathname === '/client-tickets/client-get-tickets')
      return pageOf(purchases, (body as { cursor: string }).cursor, 1);
    return { status: 404, body: {} };
  }).fetch;
}

interface Visit {
  /** @default that of the draw `mega:1` */
  path?: string;
  /** @default a player */
  isGuest?: boolean;
  fetch: typeof globalThis.fetch;
}

/** The page of a draw. */
async function drawPage({ path = '/result/mega/mega%3A1', isGuest = false, fetch }: Visit) {
  const shop = await renderStorefront({
    path,
    fetch,
    storage: memoryStorage(
      isGuest ? {} : { 'veloc.token': 't1', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' },
    ),
    routes: [{ path: '/result/:game/:id', layout: 'empty', Screen: ResultDetailScreen }],
  });
  leave = shop.unmount;
  const until = (check: () => void) => act(() => vi.waitFor(check, PATIENCE));
  return { ...shop, until };
}

it('finds a draw of which one was told long ago', async () => {
  const { text, until } = await drawPage({
    fetch: shopOf({ draws: Array.from({ length: 230 }, (_, index) => drawOf(230 - index)) }),
  });
  await until(() => expect(text()).toContain('Kỳ #1'));
  expect(text()).not.toContain('Không tìm thấy');
});

it.each([
  [5, 4, 6],
  [12, 11, null],
  [3, 2, 4],
  [1, null, 2],
])('leads from draw %i to those beside it, also across pages: %s and %s', async (day, earlier, later) => {
  const draws = Array.from({ length: 12 }, (_, index) => drawOf(12 - index));
  const path = `/result/mega/mega%3A${day}`;
  const { until } = await drawPage({ path, fetch: shopOf({ draws: day > 2 ? draws : draws.slice(-2) }) });
  const beside = [earlier && ['Kỳ trước', earlier], later && ['Kỳ sau', later]].filter(Array.isArray);
  await until(() => {
    const links = [...document.querySelectorAll('nav[aria-label="Kỳ quay khác"] a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      beside.map(([name, to]) => [name, `/result/mega/mega%3A${to}`]),
    );
  });
});

it.each([
  ['keno', 'KENO\u00A0· Kỳ 18:00'],
  ['mega', 'MEGA 6/45\u00A0· Kỳ 12/06/2026'],
])('is headed by what tells a draw of %s without a number', async (gameId, heading) => {
  const result = { ...drawOf(1), id: `${gameId}:1`, periodId: `${gameId}:1`, gameId, name: undefined };
  const { fetch } = scriptedFetch(({ path }) =>
    path.startsWith('/client-game-results/')
      ? { status: 200, body: { data: [result], cursor: null } }
      : { status: 404, body: {} },
  );
  const { text, until } = await drawPage({ path: `/result/${gameId}/${gameId}%3A1`, fetch });
  await until(() => expect(document.querySelector('h1')?.textContent).toBe(heading));
  expect(text()).toContain('12/06/2026, 18:00');
});

it('tells what was sold for the draw and when that was sealed', async () => {
  const book = {
    size: 1_204,
    total: 18_460_000,
    sealedAt: '2026-06-12T10:59:10.000Z',
    dialAt: '2026-06-12T11:00:00.000Z',
  };
  const { text, until } = await drawPage({ fetch: shopOf({ draws: [{ ...drawOf(1), book }] }) });
  await until(() => expect(text()).toContain('Sổ bán: 1.204 vé, 18.460.000\u00A0₫'));
  expect(text()).toContain('Niêm phong lúc 17:59:10, 50 giây trước khi quay');
  expect(document.querySelector('main a[href="/verify"]')).not.toBeNull();
});

it('leads on where there is no such draw', async () => {
  const { text, until } = await drawPage({ fetch: shopOf({ draws: [drawOf(3), drawOf(2)] }) });
  await until(() => expect(text()).toContain('Không tìm thấy kỳ quay này'));
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/result?game=mega');
});

it('holds the tickets that were played against the draw, however many purchases came after', async () => {
  const later = ['L1', 'L2', 'L3'].map((id) =>
    purchase(id, { at: '2026-06-14T05:00:00.000Z', status: 1, period: 'mega:2' }),
  );
  const purchases = [
    ...later,
    purchase('CANCELLED', { at: '2026-06-12T05:00:00.000Z', status: 6 }),
    purchase('PLAYED', { at: '2026-06-11T05:00:00.000Z', status: 3 }),
  ];
  const { text, until } = await drawPage({ fetch: shopOf({ draws: [drawOf(1)], purchases }) });
  await until(() => expect(text()).toContain('PLAYED'));
  expect(text()).not.toContain('CANCELLED');
  expect(text()).not.toContain('L1');
});

it('holds the bets of Keno’s side games against the same draw', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const result = { ...drawOf(1), id: 'keno:1', periodId: 'keno:1', gameId: 'keno', numbers };
  const odd = {
    code: 'A',
    label: 'keno',
    listNumber: [],
    playMethod: 'ODD',
    betAmount: 20_000,
    price: '10000',
    isDone: true,
  };
  const { fetch } = scriptedFetch(({ path, body }) => {
    if (path.startsWith('/client-game-results/')) return { status: 200, body: { data: [result], cursor: null } };
    if (path !== '/client-tickets/client-get-tickets') return { status: 404, body: {} };
    const { gameId } = body as { gameId: string };
    const tickets = [{ ticketId: 't', ticketStatus: 3, code: 'A', ticket: odd, price: 20_000, prize: 40_000 }];
    const entry = purchase('o', { at: '2026-06-12T05:00:00.000Z', status: 3 });
    const listPeriod = [{ periodId: 'kenoeo:1', name: '', resultDate: '12/06/2026', result: numbers, tickets }];
    return { status: 200, body: { data: gameId === 'kenoeo' ? [{ ...entry, gameId, listPeriod }] : [], cursor: null } };
  });
  const { text, until } = await drawPage({ path: '/result/keno/keno%3A1', fetch });
  await until(() => expect(text()).toContain('Vé KENO CHẴN LẺ của bạn'));
  expect(text()).toMatch(/Lẻ · 20\.000\s₫ · Trúng giải/);
});

it('offers a guest to log in, or to check numbers against this draw', async () => {
  const { text, until } = await drawPage({ isGuest: true, fetch: shopOf({ draws: [drawOf(1)] }) });
  await until(() => expect(text()).toContain('Bạn có vé kỳ này?'));
  expect(document.querySelector('a[href="/result/check?game=mega&draw=mega%3A1"]')).not.toBeNull();
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Đăng nhập');
});

it('offers a player without a ticket of it to check other numbers', async () => {
  const { text, until } = await drawPage({ fetch: shopOf({ draws: [drawOf(1)] }) });
  await until(() => expect(text()).toContain('Bạn không có vé của kỳ này'));
  expect(text()).not.toContain('Đăng nhập để');
});

it.each([
  [
    'who has a ticket of it',
    shopOf({ draws: [drawOf(1)], purchases: [purchase('OWN', { at: '2026-06-12T05:00:00.000Z', status: 2 })] }),
    'OWN',
  ],
  [
    'whose tickets could not be read',
    scriptedFetch(({ path }) =>
      path.startsWith('/client-game-results/')
        ? { status: 200, body: { data: [drawOf(1)], cursor: null } }
        : { status: 404, body: {} },
    ).fetch,
    'Thống kê',
  ],
])('says nothing of the kind to one %s', async (_, fetch, shown) => {
  const { text, until } = await drawPage({ fetch });
  await until(() => expect(text()).toContain(shown));
  await until(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(text()).not.toContain('không có vé');
  expect(text()).not.toContain('Bạn có vé kỳ này?');
});
