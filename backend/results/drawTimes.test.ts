import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { importRecords } from '../testing/importing';
import { kenoRecord, megaRecord } from '../testing/resultRecords';
import { testShop, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
  test.setNow('2026-08-22T08:00:00+07:00');
});
afterEach(() => test.close());

describe('the time of a Keno draw without a time', () => {
  const timed = kenoRecord({ drawId: '9001000', date: '2026-08-21', slot: 90, time: '18:00' });
  const untimed = kenoRecord({ drawId: '9001000', date: '2026-08-21', slot: null, time: null });

  const draws = () =>
    test.shop.db.selectFrom('draws').select(['id', 'timed']).where('draw_no', '=', '9001000').execute();
  const period = () =>
    test.shop.db
      .selectFrom('periods')
      .select(['status', 'draw_id', 'name'])
      .where('id', '=', 'keno:20260821:1800')
      .executeTakeFirstOrThrow();
  const decided = { status: 'settled', draw_id: 'keno:20260821:1800', name: 'Kỳ #9001000' };

  it.each([
    ['later', [[untimed], [timed]]],
    ['before', [[timed], [untimed]]],
    ['in the same file', [[untimed, timed]]],
    ['first in the same file', [[timed, untimed]]],
    ['twice', [[untimed], [timed, timed], [timed]]],
  ])('takes the time from a record that comes %s', async (_when, files) => {
    for (const file of files) expect(await importRecords(test, ...file)).toMatchObject({ refused: 0 });
    expect(await draws()).toEqual([{ id: 'keno:20260821:1800', timed: true }]);
    expect(await period()).toEqual(decided);
  });

  it('takes no time from a record of other numbers or of another day', async () => {
    await importRecords(test, untimed);
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
    const other = { ...timed, numbers };
    const before = kenoRecord({ drawId: '9001000', date: '2026-08-20', slot: 90, time: '18:00' });
    expect(await importRecords(test, other, before)).toMatchObject({ refused: 2 });
    expect(await draws()).toEqual([{ id: 'keno:9001000', timed: false }]);
  });

  it('takes it once from imports at once', async () => {
    await importRecords(test, untimed);
    const answers = await Promise.all([timed, untimed, timed].map((record) => importRecords(test, record)));
    expect(answers.map(({ refused }) => refused)).toEqual([0, 0, 0]);
    expect(await draws()).toEqual([{ id: 'keno:20260821:1800', timed: true }]);
    expect(await period()).toEqual(decided);
  });
});

describe('of a draw with a mistyped year', () => {
  const typo = megaRecord({ drawId: '90014', date: '2025-08-22' });
  const right = megaRecord({ drawId: '90014', date: '2026-08-21' });
  const correct = (record: object) =>
    test.call('POST', '/operator/results/corrections', {
      token: test.shop.secrets.operatorKey,
      body: { record, reason: 'Nhập nhầm năm' },
    });

  it('is corrected in public, and decides the period of its day', async () => {
    await importRecords(test, typo);
    const { refusals } = await importRecords(test, right);
    expect(refusals).toEqual([{ line: 1, reason: expect.stringContaining('results correct') as string }]);
    expect(await correct(right)).toMatchObject({ status: 200, body: { data: { drawId: 'mega:20260821' } } });
    expect((await correct(right)).body.code).toBe('NOTHING_TO_CORRECT');
    const stored = await test.shop.db
      .selectFrom('periods')
      .select(['id', 'status', 'draw_id'])
      .where('draw_id', 'is not', null)
      .execute();
    expect(stored).toEqual([{ id: 'mega:20260821', status: 'settled', draw_id: 'mega:20260821' }]);
    const { body } = await test.call('GET', '/client-game-results/get-mega-v2?itemPerPage=1&cursor=0');
    expect(body.data).toMatchObject([
      { resultDate: '21/08/2026', corrections: [{ reason: 'Nhập nhầm năm', before: { resultDate: '22/08/2025' } }] },
    ]);
  });

  it('is not moved once tickets were judged by it, nor to a time that has not come', async () => {
    await importRecords(test, right);
    expect((await correct(typo)).body).toMatchObject({ code: 'DRAW_DECIDED' });
    await importRecords(test, megaRecord({ drawId: '90015', date: '2025-08-22' }));
    expect((await correct(megaRecord({ drawId: '90015', date: '2026-08-23' }))).body).toMatchObject({
      code: 'DRAW_AHEAD',
    });
  });
});

describe('of a draw with the number of the next one', () => {
  const typo = megaRecord({ drawId: '90015', date: '2026-08-19' });
  const right = megaRecord({ drawId: '90014', date: '2026-08-19' });
  const next = megaRecord({ drawId: '90015', date: '2026-08-21' });
  const correct = (record: object) =>
    test.call('POST', '/operator/results/corrections', {
      token: test.shop.secrets.operatorKey,
      body: { record, reason: 'Nhập nhầm số kỳ' },
    });

  it('is corrected in public, also in the names of its periods, and the next one is taken', async () => {
    test.setNow('2026-08-19T17:30:00+07:00');
    await ensurePeriods(test.shop);
    test.setNow('2026-08-22T08:00:00+07:00');
    await importRecords(test, typo);
    expect(await importRecords(test, next)).toMatchObject({ refused: 1 });
    expect(await correct(right)).toMatchObject({
      status: 200,
      body: { data: { drawId: 'mega:20260819', tickets: 0 } },
    });
    expect((await correct(right)).body.code).toBe('NOTHING_TO_CORRECT');
    expect(await importRecords(test, next)).toMatchObject({ imported: 1, refused: 0 });
    const stored = await test.shop.db
      .selectFrom('periods')
      .select(['id', 'name'])
      .where('draw_id', 'is not', null)
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { id: 'mega:20260819', name: 'Kỳ #90014' },
      { id: 'mega:20260821', name: 'Kỳ #90015' },
    ]);
    const { body } = await test.call('GET', '/client-game-results/get-mega-v2?itemPerPage=2&cursor=0');
    expect(body.data).toMatchObject([
      { name: 'Kỳ #90015' },
      { name: 'Kỳ #90014', corrections: [{ reason: 'Nhập nhầm số kỳ', before: { name: 'Kỳ #90015' } }] },
    ]);
  });

  it('is not, where the number is that of another draw', async () => {
    await importRecords(test, right, next);
    expect((await correct(typo)).body).toMatchObject({ code: 'DRAW_AMBIGUOUS' });
  });

  it('stays, where two results stand in each other’s place: the numbers drawn are corrected under it', async () => {
    const drawn = [
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12],
    ] as const;
    await importRecords(test, { ...right, numbers: drawn[0] }, { ...next, numbers: drawn[1] });
    for (const record of [
      { ...right, numbers: drawn[1] },
      { ...next, numbers: drawn[0] },
    ]) {
      expect((await correct(record)).status).toBe(200);
    }
    const stored = await test.shop.db
      .selectFrom('draws')
      .select(['draw_no', 'numbers'])
      .where('feed', '=', 'mega')
      .orderBy('draw_no')
      .execute();
    expect(stored).toEqual([
      { draw_no: '90014', numbers: drawn[1] },
      { draw_no: '90015', numbers: drawn[0] },
    ]);
  });
});
