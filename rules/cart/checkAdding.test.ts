import { describe, expect, it, vi } from 'vitest';
import { CART_LIMITS, checkAdding, decodeLine, gameIds, usualGames, type SentLine } from '../index';
import { ticketError } from '../messages';
import { validTickets } from '../testing/validTickets';

const games = gameIds.map((gameId) => ({ gameId, maxPeriods: gameId.startsWith('keno') ? 30 : 12 }));
const keno = { gameId: 'keno', ticket: { listNumber: [3, 1, 2] } };
const classic = { gameId: 'classic', ticket: validTickets.classic?.ticket };

function add(over: Partial<SentLine>) {
  return checkAdding({ ...keno, ...over }, games);
}

describe('adding to a cart', () => {
  it('admits one copy of one draw on sale, with the ticket settled and priced', () => {
    expect(checkAdding(keno, games)).toEqual({
      ok: true,
      value: {
        gameId: 'keno',
        ticket: {
          code: 'A',
          label: 'keno',
          listNumber: [1, 2, 3],
          playMethod: 'LEVEL_3',
          betAmount: 10_000,
          price: '10000',
          isDone: true,
        },
        periodId: null,
        numberPeriod: 1,
        quantity: 1,
        unitPrice: 10_000,
      },
    });
  });

  it.each([
    ['a game of nobody', { gameId: 'bingo' }, 'INVALID_GAME', 'Game không tồn tại'],
    ['no game', { gameId: null }, 'INVALID_GAME', 'Game không tồn tại'],
    ['no ticket', { ticket: undefined }, 'MISSING_TICKET', 'Dữ liệu vé không hợp lệ'],
    ['an empty ticket', { ticket: {} }, 'MISSING_TICKET', 'Dữ liệu vé không hợp lệ'],
    ['a list for a ticket', { ticket: [1, 2, 3] }, 'MISSING_TICKET', 'Dữ liệu vé không hợp lệ'],
    [
      'no numbers that are numbers',
      { ticket: { listNumber: 'x' } },
      'INVALID_NUMBERS',
      'Vé không hợp lệ: Số đã chọn không hợp lệ',
    ],
    [
      '81',
      { ticket: { listNumber: [81] } },
      'INVALID_NUMBER_RANGE',
      'Vé không hợp lệ: Có số nằm ngoài phạm vi cho phép',
    ],
    [
      'another base price',
      { ticket: { listNumber: [1], price: '1' } },
      'INVALID_PRICE',
      'Vé không hợp lệ: Giá vé phải là 10.000 VNĐ',
    ],
    ['a word of another game', { periodId: 'daily' }, 'INVALID_PERIOD', 'Vé không hợp lệ: Kỳ quay không hợp lệ'],
  ])('refuses %s', (_name, over, code, message) => {
    expect(add(over)).toEqual({ ok: false, code, message });
  });

  it.each([
    ['no draws', { numberPeriod: 0 }, 30],
    ['31 draws', { numberPeriod: 31 }, 30],
    ['half a draw', { numberPeriod: 1.5 }, 30],
    ['draws as text', { numberPeriod: '2' }, 30],
    ['13 draws of Mega', { ...mega(), numberPeriod: 13 }, 12],
  ])('refuses %s and names the limit', (_name, over, limit) => {
    const message = `Số kỳ quay phải từ 1 đến ${limit}`;
    expect(add(over)).toEqual({ ok: false, code: 'VALIDATION_ERROR', message, limit });
  });

  it.each([
    ['no copies', 0],
    ['1,001 copies', 1_001],
    ['-0 copies', -0],
    ['copies beyond counting', NaN],
  ])('refuses %s and names the limit', (_name, quantity) => {
    const message = 'Số lượng phải từ 1 đến 1.000';
    expect(add({ quantity })).toEqual({ ok: false, code: 'VALIDATION_ERROR', message, limit: 1_000 });
  });

  it.each([
    ['30 draws of Keno', { numberPeriod: 30 }, 300_000],
    ['12 draws of Mega', { ...mega(), numberPeriod: 12 }, 120_000],
    ['1,000 copies', { quantity: 1_000 }, 10_000],
    ['a stake', { ticket: { listNumber: [1], betAmount: 50_000 } }, 50_000],
    ['a stake in digits', { ticket: { listNumber: [1], betAmount: '50000' } }, 50_000],
    ['a stake that is not numeric: 10,000', { ticket: { listNumber: [1], betAmount: 'many' } }, 10_000],
    ['no stake: 10,000', { ticket: { listNumber: [1], betAmount: null } }, 10_000],
    ['tickets of a stock', { ...classic }, 20_000],
  ])('admits %s', (_name, over, unitPrice) => {
    expect(add(over)).toMatchObject({ ok: true, value: { unitPrice } });
  });

  it('refuses a game that is not on the list', () => {
    const others = games.filter(({ gameId }) => gameId !== 'keno');
    expect(checkAdding(keno, others)).toMatchObject({ code: 'INVALID_GAME', message: 'Game không tồn tại' });
    expect(checkAdding(keno, [])).toMatchObject({ code: 'INVALID_GAME' });
  });

  it('refuses a price of which a full cart could not be added up', () => {
    const unpriced = { ok: false, code: 'INVALID_PRICE', message: 'Không thể tính giá vé' };
    for (const amount of [Number.MAX_SAFE_INTEGER, 4_503_600]) {
      expect(add({ ...classic, ticket: { ...classic.ticket, amount } })).toEqual(unpriced);
    }
    const dearest = add({ ...classic, ticket: { ...classic.ticket, amount: 4_503_599 } });
    expect(dearest).toMatchObject({ ok: true, value: { unitPrice: 45_035_990_000 } });
    expect(Number.isSafeInteger(45_035_990_000 * CART_LIMITS.quantity * CART_LIMITS.lines)).toBe(true);
  });

  it.each(['keno:20261121:0608', 'next', null])('hands period %s on as it was named', (periodId) => {
    expect(add({ periodId })).toMatchObject({ ok: true, value: { periodId } });
  });

  it.each(['classic:20261121:tphcm', 'daily', null])('puts Classic on its own channel and day, sent %s', (periodId) => {
    expect(add({ ...classic, periodId })).toMatchObject({ ok: true, value: { periodId: 'classic:20261121:tphcm' } });
  });

  it.each(['classic:20261121:longan', 'classic:20261122:tphcm'])('refuses %s for a Classic ticket', (periodId) => {
    const message = 'Vé không hợp lệ: Kỳ quay không hợp lệ';
    expect(add({ ...classic, periodId })).toEqual({ ok: false, code: 'INVALID_PERIOD', message });
  });

  it('lets a remembered judgement stand for the game’s rules, and only for those', () => {
    const check = vi.fn(decodeLine);
    expect(checkAdding(keno, games, check)).toEqual(checkAdding(keno, games));
    expect(check.mock.calls).toEqual([[{ gameId: 'keno', ticket: keno.ticket }]]);
    const known = () => ticketError('DUPLICATE_NUMBERS');
    expect(checkAdding(keno, games, known)).toMatchObject({
      code: 'DUPLICATE_NUMBERS',
      message: 'Vé không hợp lệ: Không được chọn số trùng nhau',
    });
    expect(checkAdding({ ...keno, gameId: 'bingo' }, games, known)).toMatchObject({ code: 'INVALID_GAME' });
  });

  it('knows the usual games until the shop’s own list is here', () => {
    expect(usualGames().map(({ gameId }) => gameId)).toEqual(gameIds);
    const most = usualGames().map(({ maxPeriods }) => maxPeriods);
    expect(most.slice(0, 10)).toEqual([30, 30, 30, 12, 12, 12, 12, 12, 1, 12]);
  });
});

function mega() {
  return { gameId: 'mega', ticket: validTickets.mega?.ticket };
}
