import { expect, it } from 'vitest';
import { json } from '../db/schema';
import { megaTicket } from '../testing/purchases';
import { testShop } from '../testing/testShop';

/** What an order of before stores of each line beside what one of today does. */
const more = { validationStatus: 'valid', validationError: null, validationErrorCode: null };

it('an order that holds whole answers of the cart is shown and paid as one of today', async () => {
  const test = await testShop();
  const player = await test.newPlayer({ balance: 1_000_000 });
  const body = { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket], total: 10_000 };
  const made = await test.call('POST', '/client-tickets/create-raw-ticket', { ...player, body });
  expect(made.status, made.text).toBe(200);
  const { id } = made.body.data as { id: string };
  const path = `/client-carts/checkout-session/${id}`;
  const today = await test.call('GET', path, player);

  const { items } = await test.shop.db
    .selectFrom('orders')
    .select('items')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Object.keys(items[0] ?? {})).not.toContain('validationStatus');
  const old = items.map((line) => ({ ...line, ...more, itemId: line.id }));
  await test.shop.db
    .updateTable('orders')
    .set({ items: json(old) })
    .where('id', '=', id)
    .execute();

  expect((await test.call('GET', path, player)).body).toEqual(today.body);
  const paid = await test.call('POST', '/client-transaction/add-transaction', {
    ...player,
    body: { orderId: id, source: 'wallet' },
  });
  expect(paid.status, paid.text).toBe(200);
  await test.close();
});
