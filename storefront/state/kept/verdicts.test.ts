import { TICKET_STATUS, packedLine, type HistoryEntryAnswer } from '@veloc/rules';
import { expect, it } from 'vitest';
import { judge, type CheckedPack } from './verdicts';

const NUMBERS = [3, 12, 19, 27, 30, 31];
const line = packedLine('mega', { drawId: 'mega:20260821', drawNo: '01552', numbers: NUMBERS });
const pack: CheckedPack = { to: '20260821', receivedAt: 1_787_312_700_000, refused: null, lines: [line] };

const entry = (periodId = 'mega:20260821', ticket: Record<string, unknown> = { listNumber: NUMBERS }) =>
  ({
    id: `order.${periodId.split(':')[0]}`,
    gameId: periodId.split(':')[0],
    createdAt: '2026-08-21T03:00:00.000Z',
    total: 10_000,
    listPeriod: [
      {
        periodId,
        name: '',
        resultDate: '21/08/2026',
        result: null,
        tickets: [
          { ticketId: '1', ticketStatus: TICKET_STATUS.active, code: 'A', ticket, copies: 2, price: 20_000, prize: 0 },
        ],
      },
    ],
  }) as HistoryEntryAnswer;

const said = (held: HistoryEntryAnswer, kept: CheckedPack | null = pack) =>
  judge([{ entry: held }], new Map(kept ? [['mega', kept]] : []))[0]?.verdict;

it('a ticket is judged by the draw of its period, with all of its copies', () => {
  expect(said(entry())).toEqual({
    state: 'drawn',
    receivedAt: pack.receivedAt,
    numbers: NUMBERS,
    special: [],
    estimates: [{ prizes: [{ name: 'Jackpot', lines: 2 }], amount: 0, hasJackpot: true }],
  });
  const second = entry('mega:20260821', { listNumber: [3, 12, 19, 27, 1, 2] });
  expect(said(second)).toMatchObject({ estimates: [{ amount: 600_000, hasJackpot: false }] });
  expect(said(entry('mega:20260821', { listNumber: [1, 2, 4, 5, 6, 7] }))).toMatchObject({
    estimates: [{ prizes: [] }],
  });
});

it.each([
  ['of another draw', entry('mega:20260823'), pack],
  ['of a game without a pack', entry('power:20260821'), pack],
  ['without any pack', entry(), null],
])('nothing is said of a ticket %s', (_what, held, kept) => {
  expect(said(held, kept)).toEqual({ state: 'unknown' });
});

it('a pack that was refused is named where the kept one does not tell the draw, and there alone', () => {
  expect(said(entry('mega:20260823'), { ...pack, refused: 'rollback' })).toEqual({ state: 'refused', why: 'rollback' });
  expect(said(entry(), { ...pack, refused: 'wrong' })).toMatchObject({ state: 'drawn' });
});

it('a ticket that nobody can read has no estimate, and the others have theirs', () => {
  expect(said(entry('mega:20260821', { listNumber: [99] }))).toMatchObject({ state: 'drawn', estimates: [null] });
});
