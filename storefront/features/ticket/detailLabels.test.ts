import type { GameId } from '@veloc/rules';
import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { heldTicket } from './heldTicket';
import { drawnAtLabel, lineNote } from './detailLabels';

it.each([
  ['Kỳ #01545', 'Kỳ #01545 · 22/08/2026'],
  ['Kỳ 22/08/2026 18:00', 'Kỳ 22/08/2026 18:00'],
  ['Bình Phước 22/08/2026 16:15', 'Bình Phước 22/08/2026 16:15'],
])('says the day of %s once', (name, words) => {
  expect(drawnAtLabel({ name, resultDate: '22/08/2026' })).toBe(words);
});

const six = [1, 2, 3, 4, 5, 6];
const base = { code: 'A', price: '10000', isDone: true };
const plays: [GameId, Record<string, unknown>, string | null][] = [
  ['mega', { ...base, listNumber: six }, null],
  [
    'mega',
    { ...base, listNumber: [...six, 7, 8], playMethod: { id: 'GROUP_8', name: 'Bao 8', lengthGame: 8, unit: 28 } },
    'Bao 8',
  ],
  ['power', { ...base, listNumber: six, powerNumber: 3 }, null],
  ['keno', { ...base, label: 'keno', listNumber: six, playMethod: 'LEVEL_6', betAmount: 10_000 }, null],
  ['max3d', { ...base, numbers: '168', playType: 'box', playMethod: { id: 'MAX3D' } }, 'Bất kỳ thứ tự'],
  ['max3d', { ...base, numbers: '168 279', playType: 'straight', playMethod: { id: 'MAX3DPLUS' } }, 'Max3D+'],
  ['max3dpro', { ...base, numbers: '168 279', playType: 'straight', playMethod: { id: 'NORMAL' }, priceCoef: 1 }, null],
  ['kenoud', { ...base, label: 'keno', listNumber: [], playMethod: 'UPPER', betAmount: 10_000 }, 'Lớn'],
];

it.each(plays)('says how a ticket of %s is played where its numbers do not: %j', (gameId, ticket, words) => {
  const bought = boughtTicket(gameId, ticket, { ticketStatus: 1 });
  const detail = {
    id: 'o1',
    gameId,
    createdAt: '2026-11-19T02:14:00Z',
    total: 10_000,
    listPeriod: [],
    result: null,
    reward: null,
  };
  expect(lineNote(detail, bought, heldTicket(bought, null))).toBe(words);
});
