import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draft, games, now, openCart } from '../../testing/openCart';
import { closeLines, linesToPay, openedLines, openLines } from './openedLines';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  closeLines();
  vi.useRealTimers();
});

it('keeps to the lines that were opened: one added since is for the next checkout, one that is gone is gone', () => {
  const { cart, items } = openCart({ token: null });
  cart.add([draft(1), draft(2)], [...games]);
  openLines(items());
  cart.add([draft(3)], [...games]);
  const [first, second] = items();
  expect(linesToPay(openedLines(), items(), items()).map(({ id }) => id)).toEqual([first?.id, second?.id]);
  cart.remove(first?.id ?? '');
  expect(linesToPay(openedLines(), items(), items()).map(({ id }) => id)).toEqual([second?.id]);
});

it('follows a line to the id that the server gave it', () => {
  const { cart, items } = openCart({ token: null });
  cart.add([draft(1)], [...games]);
  openLines(items());
  const renamed = items().map((line) => ({ ...line, id: 's1', formerIds: [line.id] }));
  expect(linesToPay(openedLines(), renamed, []).map(({ id }) => id)).toEqual(['s1']);
});

it('pays what is chosen when nothing was opened, or nobody can read what was', () => {
  const { cart, items } = openCart({ token: null });
  cart.add([draft(1)], [...games]);
  expect(linesToPay(openedLines(), items(), items())).toEqual(items());
  sessionStorage.setItem('veloc.checkout', '{"id":1}');
  expect(openedLines()).toBeNull();
});
