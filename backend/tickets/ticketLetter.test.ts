import type { GameId } from '@veloc/rules';
import { expect, it } from 'vitest';
import { ticketLetterOf } from './ticketLetter';

const line = (gameId: GameId, ticket: Record<string, unknown>) => ({ gameId, ticket });
const loto = line('loto', { numbers: '--92' });
const mega = (code: string) => line('mega', { code });

it.each([
  ['numbers of Loto by their places', [loto, loto, loto], ['A', 'B', 'C']],
  ['slots as they were filled', [mega('B'), mega('F')], ['B', 'F']],
  ['each game of a cart by itself', [mega('A'), loto, mega('C'), loto], ['A', 'A', 'C', 'B']],
])('letters %s', (_what, items, letters) => {
  expect(items.map((_item, at) => ticketLetterOf(items, at))).toEqual(letters);
});

it('begins anew after the last letter of a long cart', () => {
  const items = Array.from({ length: 11 }, () => loto);
  expect([ticketLetterOf(items, 9), ticketLetterOf(items, 10)]).toEqual(['J', 'A']);
});
