import type { GameId } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { heldOnItsPage, heldTicket, matchBeside, matchCount, matchLabel } from './heldTicket';

const mega = boughtTicket('mega', { code: 'A', listNumber: [1, 2, 3, 4, 5, 6], price: '10000', isDone: true });
const won = { ticketStatus: 3, prize: 30_000 } as const;

describe('a ticket held against its draw', () => {
  it('counts what was drawn', () => {
    const held = heldTicket({ ...mega, ...won }, [2, 4, 6, 41, 42, 43]);
    expect(matchCount(held)).toBe(3);
  });

  it.each([
    ['Giải Ba', 'Trùng 3 số'],
    ['Bậc 6 trùng 3 số', ''],
    ['Bậc 6 trùng 5 số, Bậc 6 trùng 3 số', ''],
    ['Bậc 6 trùng 4 số', 'Trùng 3 số'],
  ])('says beside %s what matched, once', (tiers, words) => {
    expect(matchBeside(tiers, heldTicket({ ...mega, ...won }, [2, 4, 6, 41]))).toBe(words);
  });

  it('says nothing of matches beside the tier of one without numbers', () => {
    const held = { ...heldTicket({ ...mega, ...won }, [2, 4]), numbers: [] };
    expect(matchBeside('Giải Tám', held)).toBe('');
  });

  it('marks nothing of one that has won nothing, and nothing before it is judged', () => {
    const drawn = [2, 4, 6, 41, 42, 43];
    expect(heldTicket(mega, drawn)).toMatchObject({ matched: undefined, matchedBonus: [], faded: true });
    const waiting = { ...mega, ticketStatus: 1 as const };
    expect(heldTicket(waiting, drawn)).toMatchObject({ matched: undefined, faded: false });
  });

  it('tells on its own page what was drawn of one that has won nothing, quietly', () => {
    const drawn = [2, 4, 41, 42, 43, 44];
    expect(heldOnItsPage(mega, drawn)).toMatchObject({ matched: drawn, faded: true });
    expect(heldOnItsPage({ ...mega, ...won }, drawn)).toMatchObject({ matched: drawn, faded: false });
    expect(heldOnItsPage({ ...mega, ticketStatus: 5 }, drawn)).toMatchObject({ matched: undefined, faded: true });
  });

  it('tells on its own page no figures of a bet or of the end of a prize', () => {
    const loto = boughtTicket('loto', { numbers: '12' });
    expect(heldOnItsPage(loto, ['12', '34']).matched).toBeUndefined();
  });

  it('shows its numbers plainly before the draw', () => {
    expect(heldTicket({ ...mega, ticketStatus: 1 }, null)).toMatchObject({
      numbers: [1, 2, 3, 4, 5, 6],
      matched: undefined,
      faded: false,
    });
  });

  it('is grey and unmatched once cancelled', () => {
    const cancelled = { ...mega, ticketStatus: 6 as const };
    expect(heldTicket(cancelled, [1, 2, 3, 4, 5, 6])).toMatchObject({ matched: undefined, faded: true });
  });

  it.each<[GameId, Record<string, unknown>, string[], string]>([
    ['max3d', { numbers: '168', playType: 'straight' }, [], 'Trùng 0 bộ số'],
    ['max3d', { numbers: '168', playType: 'box' }, ['168'], 'Trùng 1 bộ số'],
    ['max3d', { numbers: '168 005', playType: 'straight' }, ['005'], 'Trùng 1 bộ số'],
    [
      'max3dpro',
      { numbers: '168 500', playMethod: { id: 'GROUP' }, playType: 'straight' },
      ['168', '500'],
      'Trùng 2 bộ số',
    ],
  ])('holds the groups of %s %o in the orders played', (gameId, ticket, matched, words) => {
    const held = heldTicket(boughtTicket(gameId, ticket, won), ['681', '005']);
    expect(held.matched).toEqual(matched);
    expect(matchLabel(held)).toBe(words);
  });

  it.each<[GameId, Record<string, unknown>, number[]]>([
    ['power', { code: 'A', listNumber: [1, 2, 3, 4, 5, 6], powerNumber: 8, price: '10000' }, []],
    ['lotto535', { code: 'A', mainNumbers: [1, 2, 3, 4, 5], specialNumbers: [8], price: '10000' }, [8]],
  ])('matches the extra number of %s as that game does', (gameId, ticket, expected) => {
    const held = heldTicket(boughtTicket(gameId, ticket, won), [40, 41], [8]);
    expect(held.matchedBonus).toEqual(expected);
    expect(matchLabel(held)).toBe(expected.length > 0 ? 'Trùng 0 số và số đặc biệt' : 'Trùng 0 số');
  });
});
