import { readLine, type OrderLine } from '@veloc/rules';
import { expect, it } from 'vitest';
import { ApiError, networkError } from '../../api/errors';
import { refusedLines } from './useCartPayment';

const line = (id: string, periodId: string): OrderLine => ({
  ...readLine({ gameId: 'keno', ticket: { listNumber: [1] } }),
  id,
  periodId,
  gameName: 'KENO',
  numberPeriod: 1,
  unitPrice: 10_000,
  quantity: 1,
  totalPrice: 10_000,
});
const lines = [line('a', 'keno:1'), line('b', 'keno:2'), line('c', 'keno:1')];
const refusal = (status: number, data: unknown) => new ApiError('http', 'no', 'PERIOD_CLOSED', status, data);

it.each([
  ['names lines', refusal(409, { items: [{ id: 'b', code: 'PERIOD_CLOSED' }] }), ['b']],
  ['names lines that are gone', refusal(422, { items: [{ id: 'x', code: 'INVALID_PRICE' }] }), []],
  ['names a draw', refusal(409, { periodId: 'keno:1', at: '2026-08-21T10:59:00.000Z' }), ['a', 'c']],
  ['names nothing', refusal(409, null), []],
  ['is of another kind', refusal(402, { items: [{ id: 'a' }] }), []],
  ['is no answer', networkError(), []],
])('a refusal that %s', (_, error, ids) => {
  expect(refusedLines(error, lines).map(({ id }) => id)).toEqual(ids);
});
