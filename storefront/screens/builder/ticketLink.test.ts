import { toTickets, type SlotGame } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { readTicketLink } from './ticketLink';

const ticketsOf = (gameId: SlotGame, search: string) => {
  const state = readTicketLink(gameId, search);
  return state ? toTickets(state) : state;
};

describe('a link with prepared tickets', () => {
  it.each<[SlotGame, string, object]>([
    ['mega', 'numbers=05,12,28,31,40,45', { listNumber: [5, 12, 28, 31, 40, 45], playMethod: { id: 'GROUP_6' } }],
    ['mega', 'numbers=1,2,3,4,5', { playMethod: { id: 'GROUP_5' } }],
    ['mega', 'numbers=1,2,3,4,5,6,7,8', { playMethod: { id: 'GROUP_8' } }],
    ['mega', 'numbers=1,2,3,4,5,6,7,8&method=GROUP_8', { playMethod: { id: 'GROUP_8' } }],
    ['keno', 'numbers=80,1', { listNumber: [1, 80], playMethod: 'LEVEL_2', betAmount: 10_000 }],
    ['keno', 'numbers=7&stake=50000', { listNumber: [7], betAmount: 50_000 }],
    ['keno', 'numbers=1,2,3,4&method=BAO_4_2', { isBundleTicket: true, bundleLevel: 2 }],
    ['kenoeo', 'numbers=EVEN_1112', { playMethod: 'EVEN_1112' }],
    ['kenoud', 'numbers=UPPER', { playMethod: 'UPPER' }],
    ['power', 'numbers=1,2,3,4,5,6;16', { listNumber: [1, 2, 3, 4, 5, 6], powerNumber: 16 }],
    ['lotto535', 'numbers=1,2,3,4,5;12', { mainNumbers: [1, 2, 3, 4, 5], specialNumbers: [12] }],
    ['max3d', 'numbers=168&method=MAX3D_box', { numbers: '168', playType: 'box' }],
    ['max3d', 'numbers=168,279', { numbers: '168 279', playMethod: { id: 'MAX3DPLUS' } }],
    ['max3dpro', 'numbers=168,279,386', { numbers: '168 279 386', playMethod: { id: 'MULTIGROUP' } }],
    ['loto', 'numbers=86&method=L18', { numbers: '--86', lotoType: { id: 'L18' } }],
  ])('%s?%s', (gameId, search, ticket) => {
    expect(ticketsOf(gameId, search)).toMatchObject([ticket]);
  });

  it('fills a slot for each ticket, and sets the draws', () => {
    const state = readTicketLink('mega', '?numbers=1,2,3,4,5,6&numbers=7,8,9,10,11,12&draws=3');
    expect(state).toMatchObject({ numberPeriod: 3 });
    expect(state?.slots.map(({ isDone }) => isDone)).toEqual([true, true, false, false, false, false]);
  });

  it.each(['', 'utm_source=mail', 'method=GROUP_8'])('is none in %j', (search) => {
    expect(readTicketLink('mega', search)).toBeUndefined();
  });

  it.each([
    'numbers=',
    'numbers=1,2,3,4',
    'numbers=1,2,3,4,5,46',
    'numbers=1,2,3,4,5,5',
    'numbers=1,2,3,4,5,6;7',
    'numbers=1,2,3,4,5,x',
    'numbers=1,2,3,4,5,6&numbers=1,2',
    'numbers=1,2,3,4,5,6&method=GROUP_7',
    'numbers=1,2,3,4,5,6&method=toString',
    'numbers=1,2,3,4,5,6&draws=0',
    'numbers=1,2,3,4,5,6&draws=31',
    'numbers=1,2,3,4,5,6&draws=1e1',
    `${'numbers=1,2,3,4,5,6&'.repeat(7)}`,
    `numbers=${'1,'.repeat(2_000)}`,
  ])('is refused whole in %s', (search) => {
    expect(readTicketLink('mega', search)).toBeNull();
  });

  it.each(['numbers=5&stake=5000', 'numbers=5&stake=1010000', 'numbers=5&stake=-10000'])(
    'refuses the stake of %s',
    (search) => {
      expect(readTicketLink('keno', search)).toBeNull();
    },
  );
});
