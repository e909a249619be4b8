import type { GameId, HistoryEntry } from '@veloc/rules';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { renderStorefront } from '../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../testing/scriptedFetch';
import type { List } from './useList';
import { useMoneyList } from './wallet';
import { useTicketHistory } from './tickets';

const HISTORY = '/client-tickets/client-get-tickets';
const TRANSACTIONS = '/client-transaction/get-list-transaction';

const refused: Turn = { status: 403, body: { status: 403, code: 'FORBIDDEN', message: 'Không được phép' } };

function pageOf(ids: readonly string[], cursor: string | null): Turn {
  const data = ids.map((id) => ({
    id,
    gameId: 'keno',
    createdAt: '2026-08-21T10:00:00.000Z',
    total: 10_000,
    listPeriod: [],
  }));
  return { status: 200, body: { data, cursor } };
}

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await leave();
  vi.unstubAllGlobals();
});

const player = { 'veloc.token': 't1', 'veloc.refresh-token': 'r1', 'veloc.user': '{"id":"u1","phone":"+84912345678"}' };

/** The shop with one list on its page, over these answers in order; waits take no time. */
async function holding<T>(
  useIt: () => List<T>,
  { path, turns, stored = player }: { path: string; turns: readonly Turn[]; stored?: Record<string, string> },
) {
  const shown: List<T>[] = [];
  const left = [...turns];
  const { fetch } = scriptedFetch((sent) => {
    if (sent.path !== path) return { status: sent.path === '/auth/refresh' ? 401 : 404, body: {} };
    return (left.length > 1 ? left.shift() : left[0]) ?? refused;
  });
  const goTo = vi.fn<(path: string) => void>();
  function Screen() {
    shown.push(useIt());
    return null;
  }
  const storage = memoryStorage(stored);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = await renderStorefront({
    path: '/list',
    routes: [{ path: '/list', layout: 'empty', Screen }],
    storage,
    fetch,
    goTo,
    timers: {
      after(_ms, run) {
        const timer = setTimeout(run, 0);
        return () => clearTimeout(timer);
      },
    },
  });
  // From here on answers come in their own time.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  leave = page.unmount;
  const held = (): List<T> => {
    const list = shown.at(-1);
    if (!list) throw new Error('The list is on no page, so it cannot be read. Wait for the page first.');
    return list;
  };
  const until = (check: (now: List<T>) => void) => vi.waitFor(() => check(held()), { timeout: 50_000 });
  return { ...page, storage, goTo, shown, held, until };
}

const ids = ({ items }: List<HistoryEntry>) => items.map(({ id }) => id);

function useKeno() {
  return useTicketHistory('keno');
}

describe('a history', () => {
  const first = pageOf(['a', 'b'], 'b');

  it('adds what a 200 brings, until an empty page ends it', async () => {
    const { held, until } = await holding(useKeno, {
      path: HISTORY,
      turns: [first, pageOf(['c'], 'c'), pageOf([], null)],
    });
    await until((list) => expect(ids(list)).toEqual(['a', 'b']));
    held().loadMore();
    await until((list) => expect(ids(list)).toEqual(['a', 'b', 'c']));
    expect(held().ended).toBe(false);
    held().loadMore();
    await until((list) => expect(list.ended).toBe(true));
    expect(ids(held())).toEqual(['a', 'b', 'c']);
  });

  it.each([403, 404, 409, 429, 500, 503])('is cleared by a %i', async (status) => {
    const { held, until, shop } = await holding(useKeno, {
      path: HISTORY,
      turns: [first, { status, body: { status, message: 'Không tải được', code: 'NO' } }],
    });
    await until((list) => expect(ids(list)).toEqual(['a', 'b']));
    held().loadMore();
    await until((list) => expect(list.error).toMatchObject({ status }));
    expect(held().items).toEqual([]);
    expect(shop.session.get().token).toBe('t1');
  });

  it('of a player whose session is over begins anew: no player, no token, no entries', async () => {
    const { held, until, shop, storage, goTo } = await holding(useKeno, {
      path: HISTORY,
      turns: [first, { status: 401, body: {} }],
    });
    await until((list) => expect(ids(list)).toEqual(['a', 'b']));
    held().loadMore();
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/login'));
    expect(shop.session.get()).toEqual({ user: null, token: null, authStatus: 401 });
    expect(storage.entries()).not.toHaveProperty(['veloc.user']);
    await until((list) => expect(list.items).toEqual([]));
  });

  it('without an answer stays as it is (decision A20)', async () => {
    const { held, until } = await holding(useKeno, { path: HISTORY, turns: [first, 'lost'] });
    await until((list) => expect(ids(list)).toEqual(['a', 'b']));
    held().loadMore();
    await until((list) => expect(list.error).toMatchObject({ kind: 'network' }));
    expect(ids(held())).toEqual(['a', 'b']);
  });

  it('stays as it is while the shop cannot reach its database', async () => {
    const away: Turn = { status: 503, body: { status: 503, code: 'DB_UNAVAILABLE', message: 'Gián đoạn', data: null } };
    const { held, until } = await holding(useKeno, { path: HISTORY, turns: [first, away] });
    await until((list) => expect(ids(list)).toEqual(['a', 'b']));
    held().loadMore();
    await until((list) => expect(list.error).toMatchObject({ code: 'DB_UNAVAILABLE' }));
    expect(ids(held())).toEqual(['a', 'b']);
  });

  it('is read again by whoever comes back to it, and shows meanwhile what it was', async () => {
    const doors: ((isOpen: boolean) => void)[] = [];
    const shown: string[][] = [];
    function useDoor() {
      const [isOpen, setOpen] = useState(true);
      doors.push(setOpen);
      const list = useTicketHistory(isOpen ? 'keno' : 'mega');
      if (isOpen) shown.push(ids(list));
      return list;
    }
    const { held, until } = await holding(useDoor, {
      path: HISTORY,
      turns: [first, pageOf(['c'], null), pageOf(['m'], null), pageOf(['new', 'a'], 'a'), pageOf(['b', 'c'], null)],
    });
    await until((list) => expect(ids(list)).toEqual(['a', 'b']));
    held().loadMore();
    await until((list) => expect(ids(list)).toEqual(['a', 'b', 'c']));
    doors[0]?.(false);
    await until((list) => expect(ids(list)).toEqual(['m']));
    shown.length = 0;
    doors[0]?.(true);
    await until((list) => expect(ids(list)).toEqual(['new', 'a', 'b', 'c']));
    expect(shown[0]).toEqual(['a', 'b', 'c']);
  });

  it('of another game begins empty', async () => {
    const plays: ((game: GameId) => void)[] = [];
    const shown: string[][] = [];
    function useChosen() {
      const [game, setGame] = useState<GameId>('keno');
      plays.push(setGame);
      const list = useTicketHistory(game);
      if (game === 'mega') shown.push(ids(list));
      return list;
    }
    const { until } = await holding(useChosen, { path: HISTORY, turns: [first, pageOf(['m'], null)] });
    await until((list) => expect(ids(list)).toEqual(['a', 'b']));
    plays[0]?.('mega');
    await until((list) => expect(ids(list)).toEqual(['m']));
    expect(shown[0]).toEqual([]);
  });
});

describe('the loader of the transactions', () => {
  const loadersOf = (lists: readonly { isLoading: boolean }[]) => lists.map(({ isLoading }) => isLoading);
  const useTransactions = () => useMoneyList('buyTicket', { search: '', from: '', to: '' });

  it('is off before there is anybody whose transactions could be loaded', async () => {
    const { shown } = await holding(useTransactions, { path: TRANSACTIONS, turns: ['hang'], stored: {} });
    expect(new Set(loadersOf(shown))).toEqual(new Set([false]));
  });

  it('is on while the first of them are on their way, and off again with them', async () => {
    const answer: Turn = { status: 200, body: { data: { buyTicket: [], cashback: [], cursor: {} } } };
    const { shown, until } = await holding(useTransactions, { path: TRANSACTIONS, turns: [answer] });
    await until((list) => expect(list.isLoading).toBe(false));
    expect(loadersOf(shown)).toContain(true);
  });
});
