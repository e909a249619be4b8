import type { NumberSetAnswer } from '@veloc/rules';

export const createdAt = '2026-11-20T05:00:00.000Z';
const base = { code: 'A', price: '10000', isDone: true };

/** What the player keeps in the number book. */
export const numberSets: NumberSetAnswer[] = [
  {
    id: 's1',
    name: 'Sinh nhật con',
    gameId: 'mega',
    ticket: { ...base, listNumber: [4, 12, 21, 31, 37, 40] },
    createdAt,
  },
  {
    id: 's2',
    name: 'Ngày cưới',
    gameId: 'power',
    ticket: { ...base, listNumber: [6, 14, 22, 35, 41, 53], powerNumber: 16 },
    createdAt,
  },
  {
    id: 's3',
    name: 'Biển số xe',
    gameId: 'lotto535',
    ticket: { ...base, mainNumbers: [4, 11, 19, 26, 33], specialNumbers: [7] },
    createdAt,
  },
  {
    id: 's4',
    name: 'Hay về buổi sáng',
    gameId: 'kenoeo',
    ticket: { ...base, label: 'keno', playMethod: 'EVEN', betAmount: 50_000 },
    createdAt,
  },
];
