import type { GameId } from '@veloc/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { testShop, type TestShop } from '../testing/testShop';
import { lockOpenPeriods } from './lockOpenPeriods';
import { ensurePeriods } from './ensurePeriods';
import { resolvePeriods, type NamedPeriod } from './periods';

const FRIDAY = '2026-08-21T17:30:00+07:00';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ now: FRIDAY });
  await ensurePeriods(test.shop);
});
afterAll(() => test.close());
beforeEach(() => test.setNow(FRIDAY));

async function named(gameId: GameId, word: string | null): Promise<string | undefined> {
  const one = { gameId, periodId: word };
  return (await resolvePeriods(test.shop.db, [one], test.shop.clock.now()))(one)?.id;
}

function admit(gameId: GameId, periodId: string, numberPeriod = 1) {
  return inTransaction(test.shop, (trx) => lockOpenPeriods(trx, test.shop, { gameId, periodId, numberPeriod }));
}

describe('resolvePeriods', () => {
  it.each([
    ['keno', null, 'keno:20260821:1736'],
    ['keno', 'current', 'keno:20260821:1736'],
    ['kenoeo', 'next', 'kenoeo:20260821:1744'],
    ['mega', null, 'mega:20260821'],
    ['mega', 'friday', 'mega:20260821'],
    ['mega', 'sunday', 'mega:20260823'],
    ['mega', 'tuesday', 'mega:20260826'],
    ['mega', 'mega:20260826', 'mega:20260826'],
    ['lotto535', 'daily', 'lotto535:20260821:2100'],
    ['loto', 'daily', 'loto:20260822:binh-phuoc'],
  ] as const)('%s %s is %s', async (gameId, word, id) => {
    expect(await named(gameId, word)).toBe(id);
  });

  it('lets a weekday mean next week once its draw is closed', async () => {
    test.setNow('2026-08-21T17:59:00+07:00');
    expect(await named('mega', 'friday')).toBe('mega:20260828');
    expect(await named('mega', null)).toBe('mega:20260823');
  });

  it.each<[GameId, string, string, string]>([
    ['keno', 'current', '2026-08-21T17:34:59.999', 'keno:20260821:1736'],
    ['keno', 'current', '2026-08-21T17:35:00', 'keno:20260821:1744'],
    ['keno', 'current', '2026-08-21T22:00:00', 'keno:20260822:0608'],
    ['kenoud', 'next', '2026-08-21T22:00:00', 'kenoud:20260822:0616'],
    ['mega', 'friday', '2026-08-21T00:00:00', 'mega:20260821'],
    ['mega', 'friday', '2026-08-21T17:58:59.999', 'mega:20260821'],
    ['mega', 'friday', '2026-08-21T23:59:59', 'mega:20260828'],
    ['mega', 'friday', '2026-08-22T00:00:00', 'mega:20260828'],
    ['mega', 'wednesday', '2026-08-21T17:30:00', 'mega:20260826'],
    // No Mega is drawn on a Tuesday, so it is the next draw after.
    ['mega', 'tuesday', '2026-08-25T09:00:00', 'mega:20260826'],
    ['power', 'tuesday', '2026-08-21T17:30:00', 'power:20260825'],
    ['power', 'thursday', '2026-08-21T17:30:00', 'power:20260827'],
    ['power', 'saturday', '2026-08-22T17:59:00', 'power:20260829'],
    ['max3d', 'daily', '2026-08-21T17:59:00', 'max3d:20260824'],
    ['max3dpro', 'daily', '2026-08-21T17:30:00', 'max3dpro:20260822'],
    ['lotto535', 'daily', '2026-08-21T12:58:59.999', 'lotto535:20260821:1300'],
    ['lotto535', 'daily', '2026-08-21T12:59:00', 'lotto535:20260821:2100'],
    ['lotto535', 'daily', '2026-08-21T20:59:00', 'lotto535:20260822:1300'],
    ['loto', 'daily', '2026-08-21T16:13:59.999', 'loto:20260821:binh-duong'],
    ['classic', 'daily', '2026-08-21T16:14:00', 'classic:20260821:gia-lai'],
  ])('%s %s at %s is %s', async (gameId, word, now, id) => {
    test.setNow(`${now}+07:00`);
    await ensurePeriods(test.shop);
    expect(await named(gameId, word)).toBe(id);
  });

  it('tells the requests of one call apart', async () => {
    const all: NamedPeriod[] = [
      ...(['keno', 'kenoud', 'lotto535'] as const).map((gameId) => ({ gameId, periodId: null })),
      ...(['friday', 'sunday', 'mega:20260826', 'monday', 'power:20260822', null] as const).map((periodId) => ({
        gameId: 'mega' as const,
        periodId,
      })),
      { gameId: 'power', periodId: 'mega:20260826' },
      { gameId: 'keno', periodId: 'next' },
    ];
    const periodOf = await resolvePeriods(test.shop.db, all, test.shop.clock.now());
    const alone = await Promise.all(all.map(({ gameId, periodId }) => named(gameId, periodId)));
    expect(all.map((one) => periodOf(one)?.id)).toEqual(alone);
    expect(alone.filter((id) => id === undefined)).toHaveLength(3);
  });

  it.each([
    ['mega', 'monday'],
    ['mega', 'power:20260822'],
    ['keno', 'friday'],
    ['keno', ''],
  ] as const)('%s does not know %j', async (gameId, word) => {
    expect(await named(gameId, word)).toBeUndefined();
  });
});

describe('admitPeriods', () => {
  it('admits until the last moment before 60 s to the draw', async () => {
    test.setNow('2026-08-21T17:58:59.999+07:00');
    const { stampedAt, periods } = await admit('mega', 'mega:20260821');
    expect(stampedAt.toISOString()).toBe('2026-08-21T10:58:59.999Z');
    expect(periods.map(({ id }) => id)).toEqual(['mega:20260821']);
    test.setNow('2026-08-21T17:59:00.000+07:00');
    await expect(admit('mega', 'mega:20260821')).rejects.toMatchObject({
      status: 409,
      code: 'PERIOD_CLOSED',
      data: { periodId: 'mega:20260821' },
    });
  });

  it('admits a run of draws in order, for a regional game of one channel', async () => {
    const mega = await admit('mega', 'mega:20260821', 3);
    expect(mega.periods.map(({ id }) => id)).toEqual(['mega:20260821', 'mega:20260823', 'mega:20260826']);
    const loto = await admit('loto', 'loto:20260822:tphcm', 3);
    expect(loto.periods.map(({ id }) => id)).toEqual([
      'loto:20260822:tphcm',
      'loto:20260824:tphcm',
      'loto:20260829:tphcm',
    ]);
    expect((await admit('keno', 'keno:20260821:1736', 30)).periods.at(-1)?.id).toBe('keno:20260821:2128');
  });

  it('goes on with a run over the night', async () => {
    test.setNow('2026-08-21T20:30:00+07:00');
    await ensurePeriods(test.shop);
    const runOf = async (gameId: GameId, periodId: string, numberPeriod: number) =>
      (await admit(gameId, periodId, numberPeriod)).periods.map(({ id }) => id);
    expect(await runOf('keno', 'keno:20260821:2144', 4)).toEqual([
      'keno:20260821:2144',
      'keno:20260821:2152',
      'keno:20260822:0608',
      'keno:20260822:0616',
    ]);
    expect(await runOf('lotto535', 'lotto535:20260821:2100', 2)).toEqual([
      'lotto535:20260821:2100',
      'lotto535:20260822:1300',
    ]);
  });

  it('refuses a run that the calendar does not hold, whole', async () => {
    await expect(admit('mega', 'mega:20260821', 60)).rejects.toMatchObject({ status: 422, code: 'INVALID_PERIOD' });
    await expect(admit('power', 'mega:20260821')).rejects.toMatchObject({ status: 422, code: 'INVALID_PERIOD' });
  });
});

describe('days without a draw (decision G28)', () => {
  // The eve and the first day of the lunar year are Friday 5 and Saturday 6 February 2027.
  beforeEach(async () => {
    test.setNow('2027-02-04T20:00:00+07:00');
    await ensurePeriods(test.shop);
  });

  it.each<[GameId, string | null, string]>([
    ['mega', null, 'mega:20270207'],
    ['mega', 'friday', 'mega:20270207'],
    ['power', null, 'power:20270209'],
    ['power', 'saturday', 'power:20270209'],
    ['max3d', null, 'max3d:20270208'],
    ['keno', null, 'keno:20270204:2008'],
  ])('%s %s is %s', async (gameId, word, id) => {
    expect(await named(gameId, word)).toBe(id);
  });

  it('are no period of their own, and a run of draws passes over them', async () => {
    expect(await named('mega', 'mega:20270205')).toBeUndefined();
    expect((await admit('mega', 'mega:20270207', 3)).periods.map(({ id }) => id)).toEqual([
      'mega:20270207',
      'mega:20270210',
      'mega:20270212',
    ]);
  });
});
