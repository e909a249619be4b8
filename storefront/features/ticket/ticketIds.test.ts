import { expect, it } from 'vitest';
import { entryIdOf, orderCode, tabMark, ticketHref, proofHash, readProofHash } from './ticketIds';

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

const place = { period: 'keno:20260821:1008', seq: 317, salt: '0a'.repeat(32) };

it('a place in a book is read from the address of a slip as it was written', () => {
  expect(readProofHash(proofHash(place))).toEqual(place);
  expect(readProofHash(new URL(`https://veloc.example/verify${proofHash(place)}`).hash)).toEqual(place);
});

it.each(['', '#', '#main', '#mega:20260821.1', `#mega:20260821.-1.${place.salt}`, `${proofHash(place)}0`])(
  'no place is made of %j',
  (hash) => expect(readProofHash(hash)).toBeNull(),
);

it.each([
  [{ won: 0, waiting: 3 }, '3 chờ', '3 vé đang chờ'],
  [{ won: 1, waiting: 3 }, '1 trúng', '1 vé vừa trúng, 3 vé đang chờ'],
  [{ won: 0, waiting: 0 }, undefined, undefined],
])('a tab of %o says %s', (count, text, label) => {
  expect(tabMark(count)?.text).toBe(text);
  expect(tabMark(count)?.label).toBe(label);
});
