import { currentPeriodsSchema, gameIds } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';
import { ensurePeriods } from './ensurePeriods';

const FRIDAY = '2026-08-21T17:30:00+07:00';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ now: FRIDAY });
  await ensurePeriods(test.shop);
});
afterAll(() => test.close());
beforeEach(() => test.setNow(FRIDAY));

describe('GET /client/get-current-period', () => {
  it('tells ten games with what is on sale, at the top level and in data', async () => {
    const { status, body } = await test.call('GET', '/client/get-current-period');
    expect(status).toBe(200);
    const { listPeriod, serverTime } = v.parse(currentPeriodsSchema, body);
    expect(v.parse(currentPeriodsSchema, body.data).listPeriod).toEqual(listPeriod);
    expect(serverTime).toBe('2026-08-21T10:30:00.000Z');
    expect(listPeriod).toHaveLength(gameIds.length);
    expect(listPeriod.find(({ gameId }) => gameId === 'mega')).toMatchObject({
      title: 'MEGA 6/45',
      periodId: 'mega:20260821',
      nextPeriodId: 'mega:20260823',
      lastPeriodId: null,
      expiredTime: '17:59:00',
      countDown: 29 * 60,
      maxPeriods: 12,
      isCalculate: false,
      isCountDown: true,
      jackpot1: 12_000_000_000,
      jackpot2: null,
      // Fridays, Sundays and Wednesdays.
      drawDates: expect.arrayContaining([
        '2026-08-21T11:00:00.000Z',
        '2026-08-23T11:00:00.000Z',
        '2026-08-26T11:00:00.000Z',
      ]),
      nextPeriod: {
        id: 'mega:20260821',
        resultDate: '21/08/2026',
        resultTime: '18:00',
        dialDate: '2026-08-21T11:00:00.000Z',
        estJackpotPrize1: 12_000_000_000,
        status: 'open',
      },
    });
    expect(listPeriod.find(({ gameId }) => gameId === 'power')).toMatchObject({
      nextPeriod: { estJackpotPrize1: expect.any(Number), estJackpotPrize2: expect.any(Number) },
    });
    expect(listPeriod.find(({ gameId }) => gameId === 'kenoud')).toMatchObject({ maxPeriods: 30 });
    expect(listPeriod.map(({ gameId, drawDates = [] }) => [gameId, drawDates[0]])).toEqual(
      listPeriod.map(({ gameId, nextPeriod }) => [gameId, nextPeriod.dialDate]),
    );
  });

  it('moves on to the next draw when sales close, and awaits the result', async () => {
    test.setNow('2026-08-21T17:59:00+07:00');
    const { body } = await test.call('GET', '/client/get-current-period');
    const { listPeriod } = v.parse(currentPeriodsSchema, body);
    expect(listPeriod.find(({ gameId }) => gameId === 'mega')).toMatchObject({
      periodId: 'mega:20260823',
      isCalculate: true,
    });
  });

  it('answers 304 to its own tag as long as nothing but time has changed', async () => {
    const first = await test.call('GET', '/client/get-current-period');
    const tag = first.headers.get('ETag') ?? '';
    test.passTime(20_000);
    const headers = { 'If-None-Match': tag };
    expect((await test.call('GET', '/client/get-current-period', { headers })).status).toBe(304);
    test.passTime(300_000);
    expect((await test.call('GET', '/client/get-current-period', { headers })).status).toBe(200);
  });

  it('tells the time beside the list too, where a browser that keeps the list finds the new one', async () => {
    const first = await test.call('GET', '/client/get-current-period');
    expect(first.headers.get('Server-Time')).toBe('2026-08-21T10:30:00.000Z');
    test.passTime(20_250);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const second = await test.call('GET', '/client/get-current-period', { headers });
    expect([second.status, second.headers.get('Server-Time')]).toEqual([304, '2026-08-21T10:30:20.250Z']);
  });

  it('gives two lists one tag only when they differ in nothing but the time', async () => {
    const listOf = new Map<string, unknown>();
    let kept = 0;
    for (let asked = 0; asked < 80; asked += 1) {
      const { headers, body } = await test.call('GET', '/client/get-current-period');
      const { listPeriod } = v.parse(currentPeriodsSchema, body);
      const lasting = listPeriod.map((entry) => ({ ...entry, countDown: 0 }));
      const tag = headers.get('ETag') ?? '';
      if (listOf.has(tag)) kept += 1;
      expect(listOf.get(tag) ?? lasting).toEqual(lasting);
      listOf.set(tag, lasting);
      test.passTime(30_000);
    }
    // Keno alone changes every eight minutes: when sales close, when the draw is held, and when it is no longer
    // awaited.
    expect(listOf.size).toBeGreaterThan(5);
    expect(kept).toBeGreaterThan(40);
  });

  it('compares tags weakly and sends none of the list with a 304', async () => {
    const tag = (await test.call('GET', '/client/get-current-period')).headers.get('ETag') ?? '';
    const strong = tag.replace('W/', '');
    for (const named of [tag, strong, `"another", ${tag}`]) {
      const answer = await test.call('GET', '/client/get-current-period', { headers: { 'If-None-Match': named } });
      expect([answer.status, answer.text, answer.headers.get('ETag')]).toEqual([304, '', tag]);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    }
    const other = await test.call('GET', '/client/get-current-period', { headers: { 'If-None-Match': '"another"' } });
    expect(other.status).toBe(200);
  });

  it('tells a crowd at the cut-off what stands when each of them asks', async () => {
    const crowd = (now: string) => {
      test.setNow(now);
      return Array.from({ length: 20 }, () => test.call('GET', '/client/get-current-period'));
    };
    const sold = (answers: Awaited<ReturnType<typeof test.call>>[]) =>
      answers.map(({ body }) => v.parse(currentPeriodsSchema, body).listPeriod.find((game) => game.gameId === 'mega'));
    const early = crowd('2026-08-21T17:58:59+07:00');
    await early[0];
    const late = crowd('2026-08-21T17:59:00+07:00');
    expect(new Set(sold(await Promise.all(late)).map((mega) => mega?.periodId))).toEqual(new Set(['mega:20260823']));
    await Promise.all(early);
  });

  it('passes over days without a draw (decision G28)', async () => {
    // The eve and the first day of the lunar year are Friday 5 and Saturday 6 February 2027.
    test.setNow('2027-02-04T20:00:00+07:00');
    await ensurePeriods(test.shop);
    const { body } = await test.call('GET', '/client/get-current-period');
    const { listPeriod } = v.parse(currentPeriodsSchema, body);
    const { nextPeriod, drawDates } = listPeriod.find(({ gameId }) => gameId === 'mega') ?? {};
    expect(nextPeriod).toMatchObject({ id: 'mega:20270207', resultDate: '07/02/2027' });
    expect(drawDates?.slice(0, 2)).toEqual(['2027-02-07T11:00:00.000Z', '2027-02-10T11:00:00.000Z']);
  });
});
