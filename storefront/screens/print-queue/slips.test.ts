import { readLine, type GameId, type PrintJob } from '@veloc/rules';
import { expect, it } from 'vitest';
import { slipsOfJobs } from './slips';

function job(id: number, gameId: GameId, periodId: string): PrintJob {
  return {
    ...readLine({ gameId, ticket: {} }),
    id: String(id),
    ticketId: `t${id}`,
    status: 'printing',
    createdAt: '2026-08-21T02:00:00.000Z',
    orderId: 'o',
    periodId,
    periodName: `Kỳ ${periodId}`,
    resultDate: '21/08/2026',
    code: 'A',
    copies: 1,
    price: 10_000,
    book: null,
  };
}

const shape = (jobs: readonly PrintJob[]) =>
  slipsOfJobs(jobs).map(({ gameId, periodName, jobs: onSlip }) => [
    gameId,
    periodName,
    onSlip.map(({ id }) => id).join(' '),
  ]);

it('puts six tickets on a slip, the first queued first', () => {
  const newestFirst = [8, 7, 6, 5, 4, 3, 2, 1].map((id) => job(id, 'keno', 'k1'));
  expect(shape(newestFirst)).toEqual([
    ['keno', 'Kỳ k1', '1 2 3 4 5 6'],
    ['keno', 'Kỳ k1', '7 8'],
  ]);
});

it('mixes neither games nor draws', () => {
  expect(shape([job(4, 'mega', 'm2'), job(3, 'keno', 'k1'), job(2, 'mega', 'm1'), job(1, 'mega', 'm2')])).toEqual([
    ['mega', 'Kỳ m2', '1 4'],
    ['mega', 'Kỳ m1', '2'],
    ['keno', 'Kỳ k1', '3'],
  ]);
});

it('makes no slip of nothing', () => {
  expect(shape([])).toEqual([]);
});
