import { toHex } from '@veloc/proof';
import { printJobSchema, type PrintJobAnswer } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterTickets } from '../books/seal';
import { ensurePeriods } from '../draws/ensurePeriods';
import { voidPeriod } from '../draws/voidPeriod';
import { newId } from '../ids';
import { buy, checkOut, megaLine } from '../testing/purchases';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const PATH = '/print-queue';

let test: TestShop;
let owner: TestPlayer;
let stranger: TestPlayer;
let ticketIds: string[];
beforeAll(async () => {
  test = await testShop({ now: '2026-08-21T09:00:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
  owner = await test.newPlayer({ balance: 1_000_000 });
  stranger = await test.newPlayer({ balance: 1_000_000 });
  ticketIds = await bought(owner, 3);
});
afterAll(() => test.close());

/** Ids of the tickets of one line over so many draws, the first draw first. */
async function bought(player: TestPlayer, numberPeriod: number): Promise<string[]> {
  const { body } = await buy(test, player, [{ ...megaLine, numberPeriod, unitPrice: 10_000 * numberPeriod }]);
  return (body.data as { ticketIds: string[] }).ticketIds;
}

function jobs({ body }: { body: { data?: unknown } }): PrintJobAnswer[] {
  return v.parse(v.array(printJobSchema), body.data);
}

const queue = ({ token }: TestPlayer, ids: readonly string[]) =>
  test.call('POST', PATH, { token, body: { ticketIds: ids } });
const listed = async ({ token }: TestPlayer) => jobs(await test.call('GET', PATH, { token }));
const move = ({ token }: TestPlayer, id: string, status: string) =>
  test.call('PUT', `${PATH}/${id}`, { token, body: { status } });

it('queues paid tickets with what their slips show, once each', async () => {
  const [first = '', second = ''] = ticketIds;
  expect((await queue(owner, [first, second, first])).status).toBe(200);
  expect((await queue(owner, [first])).status).toBe(200);
  const shown = await listed(owner);
  expect(shown.map(({ ticketId }) => ticketId)).toEqual([second, first]);
  expect(shown[1]).toMatchObject({
    status: 'queued',
    gameId: 'mega',
    resultDate: '21/08/2026',
    code: 'A',
    ticket: megaLine.ticket,
    copies: 1,
    price: 10_000,
  });
});

it('tells by what the slip is checked, once the ticket has its place in the book', async () => {
  const [first = ''] = ticketIds;
  const bookOf = async () => (await listed(owner)).find(({ ticketId }) => ticketId === first)?.book;
  expect(await bookOf()).toBeNull();
  const { period_id: period } = await test.shop.db
    .selectFrom('tickets')
    .select('period_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  await enterTickets(test.shop, period);
  const book = await bookOf();
  expect(book).toEqual({ seq: 0, salt: toHex(test.shop.secrets.ticketSalt(first)) });
  const answer = await test.call('POST', '/public/receipt', { body: { period, ...book } });
  expect(answer.body.data).toMatchObject({ ticket: { period }, book: null });
});

it('goes from queued to printing to done, and may be printed again', async () => {
  const [job] = await listed(owner);
  const id = job?.id ?? '';
  expect(await move(owner, id, 'done')).toMatchObject({ status: 409, body: { code: 'PRINT_STATUS' } });
  for (const status of ['printing', 'printing', 'failed', 'queued', 'printing', 'done']) {
    expect(await move(owner, id, status)).toMatchObject({ status: 200, body: { data: { id, status } } });
  }
  expect(jobs(await queue(owner, [job?.ticketId ?? '']))).toMatchObject([{ id, status: 'queued' }]);
  const { attempts } = await test.shop.db
    .selectFrom('print_jobs')
    .select('attempts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(2);
});

it('answers for what is absent, foreign, unpaid or refunded alike', async () => {
  const absent = await queue(owner, [newId(test.shop.clock.now())]);
  expect(absent.status).toBe(404);
  expect((await queue(stranger, ticketIds.slice(0, 1))).body).toEqual(absent.body);
  expect((await queue(owner, ['no id'])).body).toEqual(absent.body);
  const order = await checkOut(test, owner);
  expect((await queue(owner, [order.id])).body).toEqual(absent.body);
  const [refunded = ''] = await bought(stranger, 1);
  const [waiting] = jobs(await queue(stranger, [refunded]));
  await voidPeriod(test.shop, 'mega:20260821', { isSure: true });
  expect((await queue(stranger, [refunded])).body).toEqual(absent.body);
  const printed = await move(stranger, waiting?.id ?? '', 'printing');
  expect(printed).toMatchObject({ status: 409, body: { code: 'PRINT_STATUS' } });

  const [job] = await listed(owner);
  expect((await move(stranger, job?.id ?? '', 'printing')).body).toEqual(absent.body);
  expect(await listed(stranger)).toMatchObject([{ id: waiting?.id, status: 'queued' }]);
});

it('refuses lists that are empty or longer than ten slips, unknown statuses, and guests', async () => {
  const [job] = await listed(owner);
  expect((await queue(owner, [])).status).toBe(400);
  expect(
    (
      await queue(
        owner,
        Array.from({ length: 61 }, () => ticketIds[0] ?? ''),
      )
    ).status,
  ).toBe(400);
  expect((await move(owner, job?.id ?? '', 'lost')).status).toBe(400);
  expect((await test.call('GET', PATH)).status).toBe(401);
});
