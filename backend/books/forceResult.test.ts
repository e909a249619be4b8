import { readSealEntry, textOf, verifyLog } from '@veloc/proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runDueJobs } from '../jobs/runDueJobs';
import { importRecords } from '../testing/importing';
import { FOUR, megaEvening } from '../testing/megaEvening';
import { buy, megaLine } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { SEALS, readEntries, readLog } from './log';
import { bookPlaces } from './read';

const MEGA = 'mega:20260821';
const NEXT = 'mega:20260823';

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ environment: { VELOC_SIMULATED_DRAWS: '0' } });
});
afterEach(() => test.close());

const { holder, printed } = megaEvening(() => test);
const ticketOf = ({ userId }: TestPlayer) =>
  test.shop.db.selectFrom('tickets').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
const text = async (path: string) => (await test.call('GET', path)).text;
const log = async () => {
  const { size } = await readLog(test.shop.db, SEALS);
  return (await readEntries(test.shop.db, SEALS, 0, size)).map((entry) => readSealEntry(textOf(entry)));
};

describe('a book that cannot be sealed', () => {
  const kenoLine = (periodId?: string) => ({
    ...megaLine,
    gameId: 'keno',
    periodId,
    ticket: { listNumber: [7, 8], playMethod: 'LEVEL_2', betAmount: 10_000 },
  });
  const broken = () =>
    test.shop.db
      .updateTable('book_entries')
      .set({ entry: 'no entry' })
      .where('period_id', '=', MEGA)
      .where('seq', 'is', null)
      .execute();
  const operate = (path: string, body: unknown = {}) =>
    test.call('POST', path, { token: test.shop.secrets.operatorKey, body });
  const force = (id = MEGA) => operate(`/operator/draws/${id}/force`);

  it('holds its result back and no other book', async () => {
    await holder(FOUR);
    await broken();
    test.setNow('2026-08-21T18:10:00+07:00');
    await runDueJobs(test.shop);
    const unsealed = await test.shop.db
      .selectFrom('periods')
      .select('id')
      .where('status', '=', 'closed')
      .where('sealed_at', 'is', null)
      .execute();
    expect(unsealed).toEqual([{ id: MEGA }]);
    await expect(importRecords(test, megaRecord())).rejects.toThrow(/NOT_SEALED.*mega:20260821/);
  });

  it('holds back the draw of the sandbox that waits for it with others', async () => {
    const sandbox = await testShop();
    try {
      const [first, second] = await sandbox.shop.db
        .selectFrom('periods')
        .select('id')
        .where('id', 'in', ['keno:20260821:1008', 'kenoeo:20260821:1008'])
        .orderBy('id')
        .execute();
      const player = await sandbox.newPlayer({ balance: 100_000 });
      expect(await buy(sandbox, player, [kenoLine(first?.id)])).toMatchObject({ status: 200 });
      await sandbox.shop.db.updateTable('book_entries').set({ entry: 'no entry' }).execute();
      sandbox.setNow('2026-08-21T10:08:30+07:00');
      await runDueJobs(sandbox.shop);
      const of = (id = '') =>
        sandbox.shop.db.selectFrom('periods').select('status').where('id', '=', id).executeTakeFirst();
      expect([await of(first?.id), await of(second?.id)]).toEqual([{ status: 'closed' }, { status: 'closed' }]);
    } finally {
      await sandbox.close();
    }
  });

  it('lets its result in by name, which the log tells for ever', async () => {
    const winner = await holder(FOUR);
    await broken();
    test.setNow('2026-08-21T18:10:00+07:00');
    expect(await force()).toMatchObject({ status: 200, body: { data: { periodId: MEGA, sealed: false } } });
    expect(await force()).toMatchObject({ status: 200 });
    expect(await importRecords(test, megaRecord())).toMatchObject({ imported: 1 });
    const about = (await log()).filter((entry) => 'period' in entry && entry.period === MEGA);
    expect(about.map(({ kind }) => kind)).toEqual(['forced', 'result']);
    const { id } = await ticketOf(winner);
    const stored = test.shop.db.selectFrom('tickets').select('prize').where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual({ prize: 300_000 });
    const { size } = await readLog(test.shop.db, SEALS);
    const verified = await verifyLog(
      {
        checkpoint: await text('/public/seals/checkpoint'),
        entries: await readEntries(test.shop.db, SEALS, 0, size),
        earlier: null,
      },
      await text('/public/policy'),
    );
    expect(verified.checks.find(({ name }) => name === 'order')).toMatchObject({
      state: 'passed',
      found: expect.stringContaining(`without a seal: ${MEGA}`) as string,
    });
    expect((await bookPlaces(test.shop.db, [id])).get(id)).toMatchObject({ state: 'late', seq: null });
  });

  it('is forced only where there is something to force', async () => {
    expect(await force()).toMatchObject({ status: 409, body: { code: 'PERIOD_UNDRAWN' } });
    expect(await force('mega:19990101')).toMatchObject({ status: 404 });
    await printed();
    expect(await force()).toMatchObject({ status: 409, body: { code: 'PERIOD_DRAWN' } });
    test.setNow('2026-08-23T18:10:00+07:00');
    expect(await force(NEXT)).toMatchObject({ status: 200, body: { data: { sealed: true } } });
    expect((await log()).filter(({ kind }) => kind === 'forced')).toEqual([]);
  });
});
