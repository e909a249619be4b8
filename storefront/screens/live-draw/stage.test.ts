import { describe, expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { drawnNumbers, inShownOrder, isOwnOrder, resultSoFar, stageAt } from './stage';
import { verdictOf, verdictSentence } from './verdict';

const DRAW = 1_000_000;
const mega = { numbers: [7, 26, 31, 38, 43, 45] };
const keno = { numbers: Array.from({ length: 20 }, (_, index) => index + 1) };
const at = (now: number, over: Partial<Parameters<typeof stageAt>[0]> = {}) =>
  stageAt({ now, drawAt: DRAW, result: null, tickets: [], since: null, ...over });

describe('the stage of a draw', () => {
  it('counts down, then waits for the result, then says that it is late', () => {
    expect(at(DRAW - 1)).toEqual({ state: 'waiting' });
    expect(at(DRAW)).toEqual({ state: 'drawing', isLate: false });
    expect(at(DRAW + 900_000)).toEqual({ state: 'drawing', isLate: true });
  });

  it('shows number after number from the moment on in which the result came', () => {
    const since = DRAW + 5_000;
    const shown = (ms: number) => at(since + ms, { result: mega, since });
    expect(shown(0)).toEqual({ state: 'balls', shown: 1 });
    expect(shown(1_200 * 5)).toEqual({ state: 'balls', shown: 6 });
    expect(shown(1_200 * 6)).toEqual({ state: 'ended' });
  });

  it('takes 400 ms for each of Keno’s twenty, and looks at the last one before the verdict', () => {
    const shown = (ms: number) => at(DRAW + ms, { result: keno, since: DRAW });
    expect(shown(400 * 8)).toEqual({ state: 'balls', shown: 9 });
    expect(shown(400 * 20)).toEqual({ state: 'balls', shown: 20 });
    expect(shown(400 * 22)).toEqual({ state: 'ended' });
  });

  it('shows who comes late the end, and a draw that was called off as such', () => {
    expect(at(DRAW + 1, { result: mega })).toEqual({ state: 'ended' });
    const refunded = boughtTicket('mega', {}, { ticketStatus: 5 });
    expect(at(DRAW + 1, { tickets: [refunded] })).toEqual({ state: 'off' });
  });

  it('holds tickets against no number that was not shown', () => {
    const power = { numbers: [1, 2, 3, 4, 5, 6], special: [9] };
    expect(drawnNumbers(resultSoFar(power, 6))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(drawnNumbers(resultSoFar(power, 7))).toEqual([1, 2, 3, 4, 5, 6, 9]);
    expect(resultSoFar(power, 2)).toEqual({ numbers: [1, 2], special: [] });
  });
});

describe('the order in which numbers come', () => {
  it('is another than that of a source that prints them ascending, alike at each look and another for each draw', () => {
    const shown = inShownOrder(keno, 'keno:20261122-12').numbers;
    expect(shown).not.toEqual(keno.numbers);
    expect(shown.toSorted((one, other) => one - other)).toEqual(keno.numbers);
    expect(inShownOrder(keno, 'keno:20261122-12').numbers).toEqual(shown);
    expect(inShownOrder(keno, 'keno:20261122-13').numbers).not.toEqual(shown);
  });

  it('has each number as often at the end as at the beginning', () => {
    const draws = Array.from({ length: 2_000 }, (_, index) => inShownOrder(keno, `keno:20261122-${index}`).numbers);
    for (const number of [1, 10, 20]) {
      const late = draws.filter((numbers) => numbers.indexOf(number) >= 10).length;
      // Four standard deviations of 2,000 throws of a coin.
      expect(Math.abs(late - 1_000)).toBeLessThan(90);
    }
  });

  it('is that of the source where it says how they were drawn', () => {
    const max3d = { numbers: ['412', '045', '907'] };
    expect(inShownOrder(max3d, 'max3d:20261122')).toBe(max3d);
  });

  it.each([
    ['keno', true],
    ['mega', true],
    ['lotto535', true],
    ['max3d', false],
    ['max3dpro', false],
  ] as const)('before the result of %s, is said to be the own of the page: %s', (game, isOwn) => {
    expect(isOwnOrder(game, null)).toBe(isOwn);
  });

  it('is said to be the own of the page only of numbers that it has shuffled', () => {
    const asDrawn = { numbers: [43, 7, 26, 45, 31, 38] };
    expect(isOwnOrder('mega', mega)).toBe(true);
    expect(isOwnOrder('mega', asDrawn)).toBe(false);
    expect(inShownOrder(asDrawn, 'mega:20261122')).toBe(asDrawn);
  });
});

describe('the verdict', () => {
  const result = {
    id: 'mega:20261122',
    periodId: 'mega:20261122',
    gameId: 'mega' as const,
    resultDate: '22/11/2026',
    resultTime: '18:00',
    numbers: mega.numbers,
    prizes: [],
    simulated: false,
  };
  const play = { code: 'A', listNumber: [7, 26, 31, 38, 1, 2], price: '10000', isDone: true };
  const bought = (over: Parameters<typeof boughtTicket>[2]) => boughtTicket('mega', play, over);

  it('waits for the shop, whatever the numbers say', () => {
    expect(verdictOf([bought({ ticketStatus: 1 })], result).line).toBe('Đang đối chiếu vé của bạn…');
  });

  it('tells what was won in money, tier and matches', () => {
    const verdict = verdictOf([bought({ ticketStatus: 3, prize: 300_000 }), bought({ ticketId: 'b' })], result);
    expect(verdict).toMatchObject({ line: 'Vé A của bạn trúng', detail: 'Giải Nhì · Trùng 4 số' });
    expect(verdictSentence(verdict)).toMatch(/^Vé A của bạn trúng 300\.000\s₫\.$/);
  });

  it('says once what a tier is called by', () => {
    const numbers = [4, 17, 23, 38, 56, 71];
    const drawn = [17, 23, 56, 71, 2, 5, 12, 19, 26, 30, 34, 40, 45, 48, 52, 57, 61, 66, 73, 80];
    const kenoPlay = { ...play, listNumber: numbers, playMethod: 'LEVEL_6', betAmount: 10_000 };
    const ticket = boughtTicket('keno', kenoPlay, { ticketStatus: 3, prize: 40_000 });
    const keno = { ...result, gameId: 'keno' as const, numbers: drawn };
    expect(verdictOf([ticket], keno).detail).toBe('Bậc 6 trùng 4 số');
  });

  it('says one kind line of a loss, and nothing of how near it came', () => {
    expect(verdictOf([bought({ ticketStatus: 2 })], result)).toEqual({ line: 'Kỳ này lộc chưa về, bạn nhé.' });
  });
});
