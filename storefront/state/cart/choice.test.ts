import { isLineOf, type ReadLine } from '@veloc/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft, games, now, openCart, run } from '../../testing/openCart';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

type Tab = ReturnType<typeof openCart>;
const first = (line: ReadLine) => (isLineOf(line, 'mega') ? line.ticket.listNumber[0] : undefined);
/** The first numbers of the tickets that are left out. */
const leftOut = ({ cart, items }: Tab) =>
  items()
    .filter(({ id }) => cart.get().unticked.has(id))
    .map(first);
const idOf = ({ items }: Tab, number: number) => items().find((line) => first(line) === number)?.id ?? '';

/** A tab with tickets 1 and 2, of which 2 is left out. */
async function choosing(given: Parameters<typeof openCart>[0] = {}) {
  const tab = openCart(given);
  expect(tab.cart.add([draft(1), draft(2)], [...games])).toMatchObject({ ok: true });
  tab.cart.choose([idOf(tab, 2)], false);
  await run(600);
  return tab;
}

describe('the choice of lines', () => {
  it('survives a reload, beside the five fields of the saved cart', async () => {
    const { storage } = await choosing({ token: null });
    const again = openCart({ token: null, stored: storage.entries() });
    expect(leftOut(again)).toEqual([2]);
    expect(storage.getItem('veloc.cart')).not.toContain('unticked');
  });

  it('follows a line that got the server’s id, over a reload before and one after', async () => {
    const tab = await choosing({ token: null });
    const stored = { ...tab.storage.entries(), 'veloc.token': 't1' };
    const player = openCart({ stored, server: tab.server });
    await run(5_000);
    expect(idOf(player, 2)).toMatch(/^s\d$/);
    expect(leftOut(player)).toEqual([2]);
    expect(leftOut(openCart({ stored: player.storage.entries(), server: tab.server }))).toEqual([2]);
  });

  it('is one over two tabs, whichever chose last', async () => {
    const one = await choosing({ token: null });
    const two = openCart({ token: null, storage: one.storage });
    two.cart.choose([idOf(two, 1)], false);
    one.cart.choose([idOf(one, 2)], true);
    two.cart.syncFromStorage();
    expect([leftOut(one), leftOut(two)]).toEqual([[1], [1]]);
  });

  it('lives as long as the saved cart: a change of the cart keeps both alive', async () => {
    const { cart, storage, items } = await choosing({ token: null });
    vi.setSystemTime(now + 23 * HOUR);
    cart.setQuantity(items()[0]?.id ?? '', 3);
    await run(600);
    const at = (ms: number) => {
      vi.setSystemTime(now + ms);
      return leftOut(openCart({ token: null, stored: storage.entries() }));
    };
    expect(at(46 * HOUR)).toEqual([2]);
    const text = storage.getItem('veloc.cart-choice') ?? '';
    vi.setSystemTime(now + 48 * HOUR);
    const late = openCart({ token: null, stored: { 'veloc.cart-choice': text } });
    expect(late.cart.get().unticked.size).toBe(0);
  });

  it('goes with the cart at logout, and is not written back by a tab that has not heard of it', async () => {
    const tab = await choosing();
    const other = openCart({ storage: tab.storage, server: tab.server });
    tab.session.logout();
    expect(tab.storage.getItem('veloc.cart-choice')).toBeNull();
    expect(tab.cart.get().unticked.size).toBe(0);
    other.cart.save();
    await run(1_000);
    expect(tab.storage.getItem('veloc.cart-choice')).toBeNull();
  });

  it.each(['scribble', '[]', '{"unticked":[1],"timestamp":0}', '{"unticked":"x"}'])('is empty for %s', (text) => {
    expect(openCart({ token: null, stored: { 'veloc.cart-choice': text } }).cart.get().unticked.size).toBe(0);
  });
});
