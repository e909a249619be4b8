import { gameResultSchema, regionalResultSchema } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { importFile, importRecords } from '../testing/importing';
import {
  jsonLines,
  kenoRecord,
  lotto535Record,
  max3dRecord,
  megaRecord,
  northernRecord,
  powerRecord,
  southernRecord,
} from '../testing/resultRecords';
import { testShop, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ now: '2026-08-21T18:10:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
});
afterAll(() => test.close());

async function listed(game: string, query = '') {
  const { body } = await test.call('GET', `/client-game-results/get-${game}-v2${query}`);
  return v.parse(v.array(gameResultSchema), body.data);
}

describe('importing results', () => {
  it('stores each draw once and says what it did', async () => {
    const file = jsonLines([powerRecord(), lotto535Record(), max3dRecord(), southernRecord(), northernRecord()]);
    expect(await importFile(test, `${file}\n\n`)).toMatchObject({
      imported: 5,
      alreadyThere: 0,
      refusals: [],
      warnings: [],
    });
    expect(await importFile(test, file)).toMatchObject({ imported: 0, alreadyThere: 5, refusals: [] });
  });

  it('refuses what is wrong, early or different by its line, and goes on', async () => {
    await importRecords(test, megaRecord({ drawId: '90010', date: '2026-08-19' }));
    const summary = await importFile(
      test,
      [
        '{"game":',
        JSON.stringify(megaRecord({ drawId: '90011', date: '2026-08-16' })),
        '',
        JSON.stringify(megaRecord({ drawId: '90012', date: '2026-08-23' })),
        JSON.stringify(megaRecord({ drawId: '90010', date: '2026-08-19', numbers: [1, 2, 3, 4, 5, 6] })),
        JSON.stringify(megaRecord({ drawId: '90010', date: '2026-08-14' })),
        JSON.stringify(kenoRecord({ status: 'not_confirmed' })),
      ].join('\n'),
    );
    expect(summary).toMatchObject({ imported: 1, alreadyThere: 0, refused: 5 });
    expect(summary.refusals).toEqual([
      { line: 1, reason: 'is not JSON' },
      { line: 4, reason: expect.stringContaining('time has not come') },
      { line: 5, reason: expect.stringContaining('differs from the stored result (mega:20260819, number 90010') },
      { line: 6, reason: expect.stringContaining('differs from the stored result') },
      { line: 7, reason: expect.stringContaining('did not confirm') },
    ]);
  });

  it('takes a draw that stands twice in a file once', async () => {
    const record = megaRecord({ drawId: '90013', date: '2026-08-12' });
    const other = { ...record, numbers: [1, 2, 3, 4, 5, 6] };
    expect(await importRecords(test, record, record, other)).toMatchObject({
      imported: 1,
      alreadyThere: 1,
      refused: 1,
    });
  });

  it('adds the prizes that a later record of the same draw prints, once', async () => {
    const record = powerRecord({ drawId: '90050', date: '2026-08-11' });
    const jackpot1 = { winners: 0, value: 55_000_000_000, pool: 55_000_000_000 };
    await importRecords(test, record);
    expect(await importRecords(test, { ...record, prizes: { jackpot1 } })).toMatchObject({ alreadyThere: 1 });
    const { jackpot1: pool } = await test.shop.db
      .selectFrom('draws')
      .select('jackpot1')
      .where('id', '=', 'power:20260811')
      .executeTakeFirstOrThrow();
    expect(pool).toBe(55_000_000_000);
    const other = { ...jackpot1, pool: 1, value: 1 };
    expect(await importRecords(test, { ...record, prizes: { jackpot1: other } })).toMatchObject({ refused: 1 });
  });

  it('knows a Keno draw by its number when a record has no time', async () => {
    expect(await importRecords(test, kenoRecord())).toMatchObject({ imported: 1 });
    expect(await importRecords(test, kenoRecord({ slot: null, time: null }))).toMatchObject({ alreadyThere: 1 });
    const untimed = kenoRecord({ drawId: '9000777', date: '2026-08-19', slot: null, time: null });
    expect(await importRecords(test, untimed)).toMatchObject({ imported: 1 });
    const today = kenoRecord({ drawId: '9000999', date: '2026-08-21', slot: null, time: null });
    expect(await importRecords(test, today)).toMatchObject({ refused: 1 });
  });

  it('decides the period of its day and gives it the number of the draw', async () => {
    test.setNow('2026-08-21T17:30:00+07:00');
    await ensurePeriods(test.shop);
    test.setNow('2026-08-21T18:10:00+07:00');
    await importRecords(test, megaRecord({ drawId: '90014', date: '2026-08-21' }));
    const keno = kenoRecord({ drawId: '9001000', date: '2026-08-21', slot: 90, time: '18:00' });
    await importRecords(test, keno);
    const periods = await test.shop.db
      .selectFrom('periods')
      .select(['id', 'status', 'name', 'draw_id'])
      .where('draw_id', 'is not', null)
      .orderBy('id')
      .execute();
    expect(periods).toEqual([
      { id: 'keno:20260821:1800', status: 'settled', name: 'Kỳ #9001000', draw_id: 'keno:20260821:1800' },
      { id: 'kenoeo:20260821:1800', status: 'settled', name: 'Kỳ #9001000', draw_id: 'keno:20260821:1800' },
      { id: 'kenoud:20260821:1800', status: 'settled', name: 'Kỳ #9001000', draw_id: 'keno:20260821:1800' },
      { id: 'mega:20260821', status: 'settled', name: 'Kỳ #90014', draw_id: 'mega:20260821' },
    ]);
  });

  it('is the operator’s alone', async () => {
    const body = jsonLines([megaRecord()]);
    expect((await test.call('POST', '/operator/results', { body })).status).toBe(401);
    const { token } = await test.newPlayer();
    expect((await test.call('POST', '/operator/results', { body, token })).status).toBe(401);
  });
});

describe('result lists', () => {
  it('show real dates, numbers and printed prizes, newest first, page by page', async () => {
    const prizes = {
      jackpot1: { winners: 0, value: 41_000_000_000, pool: 41_000_000_000 },
      third: { winners: 7, value: 50_000 },
    };
    for (const [index, date] of ['2026-08-18', '2026-08-15', '2026-08-13'].entries()) {
      await importRecords(test, powerRecord({ drawId: String(90_100 - index), date, prizes }));
    }
    const first = await test.call('GET', '/client-game-results/get-power-v2?itemPerPage=2&cursor=0');
    expect(v.parse(v.array(gameResultSchema), first.body.data).map(({ resultDate }) => resultDate)).toEqual([
      '20/08/2026',
      '18/08/2026',
    ]);
    const { cursor } = first.body as unknown as { cursor: string };
    const second = await listed('power', `?itemPerPage=2&cursor=${encodeURIComponent(cursor)}`);
    expect(second.map(({ name }) => name)).toEqual(['Kỳ #90099', 'Kỳ #90098']);
    expect(second[0]).toMatchObject({
      gameId: 'power',
      resultTime: '18:00',
      numbers: [3, 11, 24, 30, 42, 51],
      special: [19],
      jackpot1: 41_000_000_000,
      prizes: expect.arrayContaining([{ name: 'Giải Ba', count: 7, value: 50_000 }]),
      simulated: false,
    });
    expect(await listed('power', '?cursor=power:20260811')).toEqual([]);
  });

  it('come ten a page unless one asks for another number', async () => {
    const days = Array.from({ length: 11 }, (_, index) => new Date(Date.UTC(2026, 5, 2 + 7 * index)).toISOString());
    await importRecords(
      test,
      ...days.map((day, index) => powerRecord({ drawId: String(80_000 + index), date: day.slice(0, 10) })),
    );
    expect(await listed('power')).toHaveLength(10);
    expect((await listed('power', '?itemPerPage=11')).length).toBe(11);
  });

  it.each([
    ['get-keno-v2', 'keno', () => kenoRecord(), 20],
    ['get-mega-v2', 'mega', () => megaRecord({ drawId: '90020', date: '2026-08-12' }), 6],
    ['get-max3d-v2', 'max3d', () => max3dRecord(), 20],
    [
      'get-max3dpro-v2',
      'max3dpro',
      () => ({ ...max3dRecord({ drawId: '90030', date: '2026-08-18' }), game: 'max3dpro' }),
      20,
    ],
    ['get-lotto535-v2', 'lotto535', () => lotto535Record(), 5],
  ] as const)('%s lists the draws of its game alone, the newest first', async (call, gameId, record, count) => {
    await importRecords(test, record());
    const { body } = await test.call('GET', `/client-game-results/${call}?itemPerPage=10&cursor=0`);
    const draws = v.parse(v.array(gameResultSchema), body.data);
    expect(new Set(draws.map((draw) => draw.gameId))).toEqual(new Set([gameId]));
    const days = draws.map(({ resultDate }) => resultDate.split('/').toReversed().join('-'));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(draws[0]?.numbers).toHaveLength(count);
  });

  it('name the printed prizes dearest first, in whatever order they came', async () => {
    const prizes = {
      third: { winners: 7, value: 50_000 },
      second: { winners: 3, value: 500_000 },
      jackpot1: { winners: 0, value: 41_000_000_000, pool: 41_000_000_000 },
      first: { winners: 1, value: 40_000_000 },
    };
    await importRecords(test, powerRecord({ drawId: '90097', date: '2026-08-08', prizes }));
    const [draw] = await listed('power', '?id=power:20260808');
    expect(draw?.prizes.map(({ name }) => name)).toEqual(['Jackpot 1', 'Giải Nhất', 'Giải Nhì', 'Giải Ba']);
  });

  it('give one draw by its id, and none of another game', async () => {
    const [, older] = await listed('power', '?itemPerPage=2');
    const query = `?itemPerPage=1&id=${encodeURIComponent(older?.id ?? '')}`;
    const { body } = await test.call('GET', `/client-game-results/get-power-v2${query}`);
    expect(body).toMatchObject({ data: [{ id: older?.id }], cursor: null });
    expect(await listed('mega', query)).toEqual([]);
  });

  it('names the outcomes of a Keno draw and leaves an unknown time empty', async () => {
    const results = await listed('keno', '?itemPerPage=50');
    expect(results.find(({ name }) => name === 'Kỳ #9000001')).toMatchObject({
      resultTime: '06:24',
      outcomes: { parity: 'DRAW_ODD_EVEN', size: 'DRAW_UPPER_LOWER' },
    });
    expect(results.find(({ name }) => name === 'Kỳ #9000777')).toMatchObject({
      resultDate: '19/08/2026',
      resultTime: '',
    });
  });

  it('give the draws of one day, and none of a day that does not exist', async () => {
    const onDay = (day: string) => listed('keno', `?resultDate=${day}`);
    expect((await onDay('19/08/2026')).map(({ name }) => name)).toEqual(['Kỳ #9000777']);
    expect((await onDay('18/08/2026')).every(({ resultDate }) => resultDate === '18/08/2026')).toBe(true);
    expect(await onDay('31/02/2026')).toEqual([]);
  });

  it('show a region by day and company', async () => {
    const regional = async (query: string) => {
      const { body } = await test.call('GET', `/client-classic-result/get-list?${query}`);
      return v.parse(v.array(regionalResultSchema), body.data);
    };
    const [south] = await regional('resultDate=20/08/2026');
    expect(south).toMatchObject({ channelId: 'tay-ninh', channelName: 'Tây Ninh', resultDate: '20/08/2026' });
    expect(south?.prizes).toMatchObject({ DB: ['012345'], G7: ['789'], G8: ['07'] });
    expect(await regional('resultDate=20/08/2026&channelId=an-giang')).toEqual([]);
    expect(await regional('resultDate=19/08/2026')).toEqual([]);
    expect(await regional('resultDate=31/02/2026')).toEqual([]);
    expect((await regional('region=MB')).map(({ channelName }) => channelName)).toEqual(['Hà Nội']);
  });
});
