import { expect, it } from 'vitest';
import { entryIdOf, orderCode, ticketHref } from './ticketIds';

const order = '01a0238c-7d6b-7037-8ef1-2ab334641cd4';

it.each([
  ['mega', `/account/tickets/${order}.mega`],
  ['keno', `/account/tickets/${order}.keno`],
  ['loto', `/loto/ticket-detail?id=${order}.loto`],
  ['classic', `/classic/ticket-detail?id=${order}.classic`],
] as const)('what an order holds of %s has its page at %s', (gameId, address) => {
  const id = entryIdOf(order, gameId);
  expect(ticketHref({ id, gameId })).toBe(address);
  expect(orderCode(id)).toBe(order);
});
