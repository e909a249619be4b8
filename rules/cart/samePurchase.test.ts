import { expect, it } from 'vitest';
import { addLine } from './adding';
import { orderLine, type CartLine } from './line';

/** A Mega ticket of its own numbers that counts how often these are read. */
function countingTicket(place: number, count: () => void) {
  return {
    get listNumber() {
      count();
      return [1, 2, 3, 4, 5, 6 + place];
    },
  };
}

/** How often tickets are read while so many are added, and the lines they become. */
function readsOf(tickets: number) {
  let reads = 0;
  let items: readonly CartLine[] = [];
  for (let place = 0; place < tickets; place += 1) {
    const ticket = countingTicket(place, () => (reads += 1));
    const line = {
      gameId: 'mega' as const,
      ticket,
      // Decoding would take a copy, which nobody could count the readings of.
      isUnreadable: true as const,
      periodId: 'mega:1',
      numberPeriod: 1,
      unitPrice: 10_000,
      quantity: 1,
    };
    items = addLine(items, orderLine(line, `id-${place}`), 0);
  }
  return { reads, lines: items.length };
}

it('reads each ticket as often among forty as between two', () => {
  const two = readsOf(2);
  expect(two.lines).toBe(2);
  expect(readsOf(40)).toEqual({ reads: two.reads * 20, lines: 40 });
});
