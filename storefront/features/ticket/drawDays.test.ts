import type { DrawEntry, HistoryTicket } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { drawnRows, recentlyDrawn, recentRows, type DrawRow } from './drawDays';

const NOW = Date.parse('2026-11-21T09:00:00+07:00');

function drawn(id: string, day: string, over: Partial<HistoryTicket> = {}): DrawEntry {
  return {
    id,
    gameId: 'mega',
    createdAt: `${day}T02:00:00.000Z`,
    dialDate: `${day}T11:00:00.000Z`,
    draws: 1,
    total: 10_000,
    listPeriod: [
      {
        periodId: `mega:${day.replaceAll('-', '')}`,
        name: 'Kỳ',
        resultDate: day.split('-').toReversed().join('/'),
        result: [1, 2, 3, 4, 5, 6],
        tickets: [
          boughtTicket(
            'mega',
            { listNumber: [7, 8, 9, 10, 11, 12] },
            { ticketId: id, ticketStatus: 2, price: 10_000, ...over },
          ),
        ],
      },
    ],
  };
}

const wordsOf = (rows: DrawRow[]) =>
  rows.map((row) => {
    if (row.kind === 'heading') return [row.title, row.aside].filter(Boolean).join(' | ');
    return row.kind === 'ticket' ? row.entry.id : row.label;
  });
const told = (entries: DrawEntry[], folds = true) => wordsOf(drawnRows(entries, { now: NOW, folds }));

const won = { ticketStatus: 3, prize: 30_000 } as const;

it('heads the last day if it is today or yesterday, and all before by month', () => {
  expect(
    told([
      drawn('a', '2026-11-20', won),
      drawn('b', '2026-11-18', won),
      drawn('c', '2026-10-30', won),
      drawn('d', '2025-12-02', won),
    ]),
  ).toEqual([
    'Vừa có kết quả | Thứ Sáu 20/11',
    'a',
    'Trước đây | tháng 11',
    'b',
    'Tháng 10',
    'c',
    'Tháng 12/2025',
    'd',
  ]);
  expect(told([drawn('b', '2026-11-19', won)])).toEqual(['Trước đây | tháng 11', 'b']);
  expect(told([])).toEqual([]);
});

it('folds the losers of a day into one row with how many tickets they are, below what it won', () => {
  expect(
    told([
      drawn('l1', '2026-11-20', { copies: 3 }),
      drawn('w', '2026-11-20', won),
      drawn('l2', '2026-11-20'),
      drawn('alone', '2026-11-18'),
      drawn('l3', '2026-11-17'),
      drawn('l4', '2026-11-17'),
    ]),
  ).toEqual([
    'Vừa có kết quả | Thứ Sáu 20/11',
    'w',
    '4 vé không trúng',
    'Trước đây | tháng 11',
    'alone',
    '2 vé không trúng · 17/11',
  ]);
});

it('shows each loser where nothing else is looked for', () => {
  expect(told([drawn('l1', '2026-11-20'), drawn('l2', '2026-11-20')], false)).toEqual([
    'Vừa có kết quả | Thứ Sáu 20/11',
    'l1',
    'l2',
  ]);
});

describe('what was drawn within the hour', () => {
  const at = (id: string, time: string, over?: Partial<HistoryTicket>) => ({
    ...drawn(id, time.slice(0, 10), over),
    dialDate: new Date(`${time}+07:00`).toISOString(),
  });
  const split = (entries: DrawEntry[], shownAt = NOW) => {
    const { recent, rest } = recentlyDrawn(entries, shownAt);
    return {
      recent: wordsOf(recentRows(recent)),
      rest: wordsOf(drawnRows(rest, { now: NOW, folds: true, afterRecent: recent.length > 0 })),
    };
  };

  it('has a heading of its own, before the rest of the day', () => {
    expect(
      split([
        at('since', '2026-11-21T09:08:00', won),
        at('new', '2026-11-21T08:40:00', won),
        at('l1', '2026-11-21T08:32:00'),
        at('l2', '2026-11-21T08:00:00'),
        at('l3', '2026-11-21T07:59:59'),
        at('l4', '2026-11-21T06:00:00'),
        at('b', '2026-11-20T18:00:00', won),
      ]),
    ).toEqual({
      recent: ['Vừa có kết quả | Thứ Bảy 21/11', 'since', 'new', '2 vé không trúng'],
      rest: ['Hôm nay', '2 vé không trúng', 'Trước đây | tháng 11', 'b'],
    });
  });

  it('may be all of the day', () => {
    expect(split([at('new', '2026-11-21T08:40:00', won), at('b', '2026-11-20T18:00:00', won)])).toEqual({
      recent: ['Vừa có kết quả | Thứ Bảy 21/11', 'new'],
      rest: ['Hôm qua | Thứ Sáu 20/11', 'b'],
    });
    expect(split([at('new', '2026-11-21T08:40:00', won)]).rest).toEqual([]);
  });

  it('is nothing in most hours, and the day begins as it always does', () => {
    expect(split([at('b', '2026-11-20T18:00:00', won)])).toEqual({
      recent: [],
      rest: ['Vừa có kết quả | Thứ Sáu 20/11', 'b'],
    });
    expect(split([])).toEqual({ recent: [], rest: [] });
  });

  it('stays where it stood, however long somebody looks', () => {
    const entries = [at('new', '2026-11-21T08:40:00', won)];
    expect(split(entries, NOW).recent).toContain('new');
    expect(split(entries, NOW + 41 * 60_000).recent).toEqual([]);
  });

  it('holds ten purchases at most, so that a further page stands below', () => {
    const many = Array.from({ length: 12 }, (_, index) => at(`w${index}`, '2026-11-21T08:40:00', won));
    const { recent, rest } = split(many);
    expect(recent).toHaveLength(11);
    expect(rest).toEqual(['Hôm nay', 'w10', 'w11']);
  });
});

describe('the sum of the newest day', () => {
  const day = { stake: 60_000, prize: 0, awaitsFigure: false, draws: 2, wins: 0, games: ['mega' as const] };
  const sums = (rows: DrawRow[]) =>
    rows.flatMap((row) => (row.kind === 'heading' ? [row.sum?.replaceAll('\u00a0', ' ') ?? null] : []));
  const headed = (over: Partial<typeof day>, date = '2026-11-20') =>
    sums(drawnRows([{ ...drawn('a', date), newestDay: { ...day, ...over } }], { now: NOW, folds: true }));

  it('is what the server says of it: what it has cost and, if anything, what it has won', () => {
    expect(headed({})).toEqual(['Đã quay: mua 60.000 ₫']);
    expect(headed({ prize: 52_000, wins: 1 })).toEqual(['Đã quay: mua 60.000 ₫ · trúng 52.000 ₫']);
    expect(headed({ prize: 52_000, wins: 2, awaitsFigure: true })).toEqual(['Đã quay: mua 60.000 ₫']);
  });

  it('stands under no month, nor where the server gives none', () => {
    expect(headed({}, '2026-11-18')).toEqual([null]);
    expect(sums(drawnRows([drawn('a', '2026-11-20')], { now: NOW, folds: true }))).toEqual([null]);
  });

  it('is said once of a day whose last draw stands apart', () => {
    const entries = [{ ...drawn('a', '2026-11-21'), newestDay: day }, drawn('b', '2026-11-21')];
    const rows = [
      ...recentRows(entries.slice(0, 1)),
      ...drawnRows(entries.slice(1), { now: NOW, folds: true, afterRecent: true }),
    ];
    expect(sums(rows)).toEqual(['Đã quay: mua 60.000 ₫', null]);
  });
});
