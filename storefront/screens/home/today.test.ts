import { TICKET_STATUS, type DrawEntry, type DrawnDay, type GameId, type TicketStatus } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { buyAgain } from '../../features/quick-buy/quickBuy';
import { drawsOfToday, lastOutcome, timeOfDraw, timeUntil, waitingDraws } from './today';

const NOW = Date.parse('2026-11-21T12:16:42+07:00');
const MINUTE = 60_000;

interface Made {
  gameId?: GameId;
  drawAt?: string;
  boughtAt?: string;
  status?: TicketStatus;
  prize?: number;
  copies?: readonly number[];
}

/** A purchase of Mega tickets as the list of all games tells it. */
function entry(made: Made = {}): DrawEntry {
  const { gameId = 'mega', drawAt = '2026-11-21T18:00:00+07:00', boughtAt = '2026-11-21T02:00:00Z' } = made;
  const { status = TICKET_STATUS.active, prize = 0, copies = [1] } = made;
  const tickets = copies.map((count, index) => ({
    ticketId: `t${index}`,
    ticketStatus: status,
    code: 'A',
    gameId,
    ticket: { code: 'A', listNumber: [1, 2, 3, 4, 5, 6 + index], price: '10000', isDone: true },
    copies: count,
    price: 10_000,
    prize,
  }));
  const listPeriod = [{ periodId: `${gameId}:1`, name: '#1', resultDate: '21/11/2026', result: null, tickets }];
  const entry: object = {
    id: `${gameId} ${drawAt}`,
    gameId,
    createdAt: boughtAt,
    total: 0,
    listPeriod,
    dialDate: drawAt,
    draws: 1,
  };
  return entry as DrawEntry;
}

function day(over: Partial<DrawnDay>): DrawnDay {
  const games: GameId[] = ['keno', 'power'];
  return { stake: 970_000, prize: 218_000, awaitsFigure: false, draws: 1, wins: 1, games, ...over };
}

describe('what is waited for', () => {
  it('is one row a draw, the next one first', () => {
    const rows = waitingDraws([
      entry({ copies: [1, 2] }),
      entry({ gameId: 'lotto535', drawAt: '2026-11-21T13:00:00+07:00' }),
      entry({ copies: [3] }),
    ]);
    expect(rows.map(({ gameId, count }) => [gameId, count])).toEqual([
      ['lotto535', 1],
      ['mega', 6],
    ]);
  });

  it('is all of today, a game in one row, and of later days no more than fill two rows', () => {
    const at = (gameId: GameId, drawAt: string) => entry({ gameId, drawAt });
    const rows = (entries: DrawEntry[], least?: number) =>
      drawsOfToday(waitingDraws(entries), NOW, least).map((row) => [row.gameId, timeOfDraw(row.at, NOW), row.count]);
    const tomorrow = [at('mega', '2026-11-22T18:00:00+07:00'), at('max3d', '2026-11-23T18:00:00+07:00')];
    const keno = [at('keno', '2026-11-21T12:24:00+07:00'), at('keno', '2026-11-21T12:32:00+07:00')];
    const evening = [at('lotto535', '2026-11-21T13:00:00+07:00'), at('power', '2026-11-21T18:00:00+07:00')];
    expect(rows([...tomorrow, ...keno, ...evening])).toEqual([
      ['keno', '12:24', 2],
      ['lotto535', '13:00', 1],
      ['power', '18:00', 1],
    ]);
    expect(rows([...keno, ...tomorrow])).toEqual([
      ['keno', '12:24', 2],
      ['mega', '22/11', 1],
    ]);
    expect(rows([...keno, ...tomorrow], 3)).toEqual([
      ['keno', '12:24', 2],
      ['mega', '22/11', 1],
      ['max3d', '23/11', 1],
    ]);
  });

  it.each([
    [30_000, 'dưới 1 phút'],
    [42.9 * MINUTE, '42 phút'],
    [42 * MINUTE, '42 phút'],
    [342 * MINUTE, '5 giờ 42 phút'],
    [300 * MINUTE, '5 giờ'],
    [49 * 60 * MINUTE, '2 ngày'],
    [0, null],
  ])('is %i ms away: %s', (ms, label) => {
    expect(timeUntil(ms)).toBe(label);
  });

  it('is told by its hour today, by its day later', () => {
    expect(timeOfDraw(Date.parse('2026-11-21T18:00:00+07:00'), NOW)).toBe('18:00');
    expect(timeOfDraw(Date.parse('2026-11-22T18:00:00+07:00'), NOW)).toBe('22/11');
  });
});

describe('the last outcome', () => {
  it('is that of all purchases of the newest draw', () => {
    const lost = entry({ status: TICKET_STATUS.notWon });
    const won = entry({ status: TICKET_STATUS.won, prize: 30_000 });
    const older = entry({ drawAt: '2026-11-18T18:00:00+07:00', status: TICKET_STATUS.won, prize: 1 });
    expect(lastOutcome([lost, won, older])).toMatchObject({ state: 'won', prize: 30_000 });
    expect(lastOutcome([lost, older])).toMatchObject({ state: 'lost', prize: 0 });
    expect(lastOutcome([])).toBeNull();
  });

  it('tells the stake beside a prize that is no more, and of no other', () => {
    const even = entry({ status: TICKET_STATUS.won, prize: 20_000, copies: [1, 1, 1, 1] });
    expect(lastOutcome([even])).toMatchObject({ prize: 80_000, stake: null });
    expect(lastOutcome([entry({ status: TICKET_STATUS.won, prize: 10_000, copies: [1, 1] })])).toMatchObject({
      prize: 20_000,
      stake: 20_000,
    });
  });

  it('is that of the newest day as the server sums it up, however much of it stands on the page', () => {
    const lost = { ...entry({ status: TICKET_STATUS.notWon }), newestDay: day({ draws: 9, wins: 6 }) };
    expect(lastOutcome([lost])).toEqual({
      games: ['keno', 'power'],
      at: Date.parse(lost.dialDate),
      isOfDay: true,
      state: 'won',
      prize: 218_000,
      stake: 970_000,
      href: '/account/tickets',
    });
    expect([timeOfDraw(NOW, NOW, true), timeOfDraw(NOW - 24 * 60 * MINUTE, NOW, true)]).toEqual([
      'Đã\u00A0quay',
      '20/11',
    ]);
  });

  it('tells the stake of a day that won no more, nothing included, and of no other', () => {
    const newest = entry({ status: TICKET_STATUS.refunded });
    const stakeOf = (over: Partial<DrawnDay>) => lastOutcome([{ ...newest, newestDay: day(over) }]);
    expect(stakeOf({ prize: 970_000 })).toMatchObject({ state: 'won', stake: 970_000 });
    expect(stakeOf({ prize: 970_001 })).toMatchObject({ state: 'won', stake: null });
    expect(stakeOf({ awaitsFigure: true })).toMatchObject({ state: 'won', stake: null });
    expect(stakeOf({ prize: 0, wins: 0, games: ['mega'] })).toMatchObject({
      state: 'lost',
      stake: 970_000,
      href: null,
      isOfDay: false,
    });
  });

  it('is that of the newest draw alone where the server sums up no day', () => {
    const won = entry({ status: TICKET_STATUS.won, prize: 30_000 });
    const earlier = entry({ drawAt: '2026-11-21T12:00:00+07:00', status: TICKET_STATUS.won, prize: 5_000 });
    expect(lastOutcome([won, earlier])).toMatchObject({ prize: 30_000, stake: null, isOfDay: false });
    const refunded = entry({ status: TICKET_STATUS.refunded });
    expect(lastOutcome([{ ...refunded, newestDay: null }, earlier])).toMatchObject({ state: 'refunded', stake: null });
  });

  it('leads to what won, and to all tickets where that is more than one or beyond the page', () => {
    const won = entry({ status: TICKET_STATUS.won, prize: 30_000 });
    const other = entry({ gameId: 'max3d', status: TICKET_STATUS.won, prize: 500_000 });
    const lost = entry({ gameId: 'power', status: TICKET_STATUS.notWon });
    const href = `/account/tickets/${encodeURIComponent(won.id)}`;
    expect(lastOutcome([lost, won])).toMatchObject({ games: ['mega'], href });
    expect(lastOutcome([lost, won, other])).toMatchObject({
      games: ['mega', 'max3d'],
      prize: 530_000,
      href: '/account/tickets',
    });
    expect(lastOutcome([lost])).toMatchObject({ games: ['power'], state: 'lost', href: null });
    const newest = { ...lost, newestDay: day({ wins: 1 }) };
    const older = entry({ drawAt: '2026-11-20T18:00:00+07:00', status: TICKET_STATUS.won, prize: 1 });
    expect(lastOutcome([newest, won, older])?.href).toBe(href);
    expect(lastOutcome([newest])?.href).toBe('/account/tickets');
  });
});

describe('buying again', () => {
  it('offers what was bought last, each copy of it', () => {
    const again = buyAgain([entry({ boughtAt: '2026-11-19T02:00:00Z' }), entry({ gameId: 'power', copies: [2, 1] })]);
    expect(again?.gameId).toBe('power');
    expect(again?.tickets).toHaveLength(3);
  });

  it('passes over what is held already, and offers nothing where that is all', () => {
    const entries = [entry({ boughtAt: '2026-11-19T02:00:00Z' }), entry({ gameId: 'power' })];
    expect(buyAgain(entries, ({ gameId }) => gameId === 'power')?.gameId).toBe('mega');
    expect(buyAgain(entries, () => true)).toBeNull();
  });

  it('offers nothing of a day and its channel, of more than six tickets, and of none', () => {
    expect(buyAgain([entry({ gameId: 'loto' })])).toBeNull();
    expect(buyAgain([entry({ copies: [7] })])).toBeNull();
    expect(buyAgain([])).toBeNull();
  });
});
