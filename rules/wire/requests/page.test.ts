import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pageRequestSchema } from './page';

describe('a page of a list', () => {
  it.each([-1, -50, '-1', 0, '0', 1.5, Number.NaN, Infinity, '1e3', '', null, [5]])(
    'has no %j rows: the database would take that for an error',
    (itemPerPage) => expect(v.safeParse(pageRequestSchema, { itemPerPage }).success).toBe(false),
  );

  it.each([
    [undefined, 10],
    [1, 1],
    ['20', 20],
    [50, 50],
    [51, 50],
    ['9999', 50],
  ])('asked for with %j has %i rows', (itemPerPage, rows) => {
    expect(v.parse(pageRequestSchema, { itemPerPage })).toEqual({ cursor: '0', itemPerPage: rows });
  });
});
