import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { describe, expect, it } from 'vitest';
import { endOfSales, hasClosed, nextDraw, soonestFirst } from './closing';
import { statusSentence } from './order';

const NOON = Date.parse('2026-08-21T12:00:00+07:00');

const DRAWN = Date.parse('2026-08-21T12:08:00+07:00');
const entries = [
  gameEntry(DRAWN, { gameId: 'keno', periodId: 'keno:20260821:1208' }),
  gameEntry(DRAWN, { gameId: 'loto', periodId: 'loto:20260821:danang' }),
];
const CLOSES = Date.parse('2026-08-21T12:07:00+07:00');

describe('a line has closed', () => {
  it.each([
    ['keno', 'keno:20260821:1208', NOON, false],
    ['keno', 'keno:20260821:1208', CLOSES - 1, false],
    ['keno', 'keno:20260821:1208', CLOSES, true],
    ['keno', 'keno:20260821:1200', NOON, true],
    ['keno', 'keno:20260820:2152', NOON, true],
    ['keno', 'keno:20260821:1216', NOON, false],
    ['keno', null, NOON, false],
    ['keno', 'nonsense', NOON, false],
    ['mega', 'mega:20260101', NOON, false],
    ['loto', 'loto:20260820:tphcm', NOON, true],
    ['loto', 'loto:20260821:tphcm', NOON, false],
    ['loto', 'loto:20260821:danang', CLOSES, true],
  ] as const)('%s %s at %i: %j', (gameId, periodId, now, closed) => {
    expect(hasClosed({ gameId, periodId }, { entries, now })).toBe(closed);
  });
});

describe('the end of sales', () => {
  const MINUTE = 60_000;
  it.each([
    ['the draw on sale', 'keno', 'keno:20260821:1208', CLOSES],
    ['whichever is on sale', 'keno', null, CLOSES],
    ['a later draw, as long before it', 'keno', 'keno:20260821:1216', CLOSES + 8 * MINUTE],
    ['a game nobody knows the draws of, its hour', 'mega', 'mega:20260821', DRAWN + 352 * MINUTE],
    ['no draw', 'keno', 'nonsense', undefined],
  ] as const)('of %s', (_name, gameId, periodId, end) => {
    expect(endOfSales({ gameId, periodId }, entries)).toBe(end);
  });
});

describe('the draw to go on to', () => {
  it.each([
    ['keno', 1, NOON, 'keno:20260821:1208'],
    ['keno', 1, CLOSES, undefined],
    ['keno', 13, NOON, undefined],
    ['loto', 1, NOON, undefined],
    ['mega', 1, NOON, undefined],
  ] as const)('of %s over %i draws at %i: %s', (gameId, numberPeriod, now, id) => {
    expect(nextDraw({ gameId, numberPeriod, periodId: null }, { entries, now })?.id).toBe(id);
  });

  it('is never the one it is for, on a page that has not heard of the next', () => {
    const line = { gameId: 'keno', numberPeriod: 1 } as const;
    expect(nextDraw({ ...line, periodId: 'keno:20260821:1208' }, { entries, now: NOON })).toBeNull();
    expect(nextDraw({ ...line, periodId: 'keno:20260821:1200' }, { entries, now: NOON })?.id).toBe(
      'keno:20260821:1208',
    );
  });
});

describe('draws in the order their sales end', () => {
  const drawOf = (gameId: 'keno' | 'loto' | 'mega', periodId: string | null) => ({
    key: `${gameId} ${periodId}`,
    lines: [{ gameId, periodId }] as [{ gameId: typeof gameId; periodId: string | null }],
  });

  it('has the soonest first, whatever was put in first', () => {
    const draws = [
      drawOf('mega', 'mega:20260823'),
      drawOf('keno', 'keno:20260821:1216'),
      drawOf('mega', 'nonsense'),
      drawOf('keno', null),
      drawOf('mega', 'mega:20260821'),
      drawOf('keno', 'keno:20260821:1200'),
    ];
    expect(soonestFirst(draws, entries).map(({ key }) => key)).toEqual([
      'keno keno:20260821:1200',
      'keno null',
      'keno keno:20260821:1216',
      'mega mega:20260821',
      'mega mega:20260823',
      'mega nonsense',
    ]);
  });
});

const order = (periodId: string | null, numberPeriod = 1) =>
  ({ status: 'paid', items: [{ periodId, numberPeriod }] }) as unknown as Parameters<typeof statusSentence>[0];
const at = (text: string) => Date.parse(`${text}+07:00`);

it.each([
  ['mega:20261121', 1, '2026-11-21T23:59:00', 'sẵn sàng dự thưởng'],
  ['mega:20261121', 1, '2026-11-22T00:00:00', 'Kỳ quay đã qua'],
  ['mega:20261121', 3, '2026-11-22T00:00:00', 'sẵn sàng dự thưởng'],
  ['keno:20261121:1208', 1, '2026-11-21T12:09:00', 'Kỳ quay đã qua'],
  [null, 1, '2026-11-22T00:00:00', 'sẵn sàng dự thưởng'],
] as const)('a paid order of %s over %i says at %s: %s', (periodId, numberPeriod, moment, words) => {
  expect(statusSentence(order(periodId, numberPeriod), at(moment))).toContain(words);
});
