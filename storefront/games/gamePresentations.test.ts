import { gameIds, type ResultGame } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { prizeLines } from '../features/ticket/tiers';
import type { Typed } from './gamePresentation';
import { presentationOf, typedTicket } from './gamePresentations';

describe('games', () => {
  it.each(gameIds)('%s is presented by the file of its folder', (gameId) => {
    expect(presentationOf(gameId)).toBeDefined();
  });

  it('are all that a presentation file exports, by their ids', () => {
    const files = Object.values(import.meta.glob<object>('./*/presentation.ts', { eager: true }));
    expect(files.flatMap((file) => Object.keys(file)).toSorted()).toEqual([...gameIds].toSorted());
  });
});

const typed = (main: string, over: Partial<Typed> = {}): Typed => ({
  main,
  special: '',
  playType: 'straight',
  ...over,
});

function won(game: ResultGame, input: Typed, numbers: number[] | string[], special: number[] = []): string[] {
  const ticket = typedTicket(game, input);
  if (!ticket.ok) return [ticket.message];
  return prizeLines(ticket.value, { numbers, special }).map(({ name, lines, value }) => `${name} ${lines} x ${value}`);
}

describe('what was typed', () => {
  // By hand from the prize tables.
  it('judges what was typed by the rules of each game', () => {
    expect(won('mega', typed('5, 17 23.31 44-9'), [5, 17, 23, 31, 1, 2])).toEqual(['Giải Nhì 1 x 300000']);
    expect(won('mega', typed('1 2 3 4 5 6 7'), [1, 2, 3, 20, 21, 22])).toEqual(['Giải Ba 4 x 30000']);
    expect(won('power', typed('1 2 3 4 5 9'), [1, 2, 3, 4, 5, 6], [9])).toEqual(['Jackpot 2 1 x 0']);
    expect(won('lotto535', typed('1 2 3 4 30', { special: '7' }), [1, 2, 3, 4, 5], [7])).toEqual([
      'Giải Nhì 1 x 5000000',
    ]);
    expect(won('keno', typed('80'), [80, 1, 2])).toEqual(['Bậc 1 trùng 1 số 1 x 20000']);
  });

  it('reads groups of three digits with and without blanks', () => {
    const numbers = ['168', '005', ...Array.from({ length: 18 }, (_, index) => String(200 + index))];
    expect(won('max3dpro', typed('168005'), numbers)[0]).toBe('Giải Đặc biệt 1 x 2000000000');
    expect(won('max3d', typed('168'), numbers)).toEqual(['Giải Đặc biệt 1 x 1000000']);
    expect(won('max3d', typed('861', { playType: 'box' }), numbers)).toEqual([
      'Giải Đặc biệt (bất kỳ thứ tự) 1 x 170000',
    ]);
  });

  it.each<[ResultGame, string]>([
    ['mega', '1 2 3'],
    ['mega', '1 2 3 4 5 46'],
    ['mega', '1 1 2 3 4 5'],
    ['keno', ''],
    ['lotto535', '1 2 3 4 5'],
    ['max3d', '12'],
  ])('refuses %s %j with a sentence', (game, main) => {
    const ticket = typedTicket(game, typed(main));
    expect(ticket.ok).toBe(false);
    expect(ticket).toMatchObject({ message: expect.stringMatching(/\S/) });
  });

  it.each(['', '1 2 3 4 5 6 7 8 9 10 11'])('says of Keno %j that the count is wrong', (main) => {
    expect(typedTicket('keno', typed(main))).toMatchObject({ ok: false, code: 'INVALID_NUMBER_COUNT' });
  });
});
