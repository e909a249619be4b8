import { json } from '../../backend/db/schema';
import { gameConfig } from '@veloc/rules';
import { transferLegs } from '../../backend/ledger/legs';
import { postJournal } from '../../backend/ledger/post';
import { hashPin } from '../../backend/sessions/pin';
import { mintSignature } from '../../backend/sessions/signature';
import { openSession } from '../../backend/sessions/openSession';
import { newId } from '../../backend/ids';
import { importRecords } from '../../backend/testing/importing';
import { kenoRecord, megaRecord } from '../../backend/testing/resultRecords';
import { buy, megaLine, megaTicket } from '../../backend/testing/purchases';
import { paymentSignature } from '../../backend/testing/paymentSignature';
import { stock } from '../../backend/testing/stock';
import type { TestPlayer, TestShop } from '../../backend/testing/testShop';

/** A Friday, and a lottery company that draws on it. */
export const DRAW_DATE = '2026-08-21';
export const DRAW_DAY = '21/08/2026';
export const CHANNEL = 'vinh-long';

/** A day whose Mega draw has no printed pool. */
export const UNPRICED_DAY = '2026-08-19';

/** A draw that is over, whose book holds two tickets. */
export const SEALED = 'keno:20260821:1008';

export type Names = Awaited<ReturnType<typeof makeFixtures>>['names'];

/** A player who has one of everything, and the names a request calls it by. */
export async function makeFixtures(test: TestShop) {
  const { shop } = test;
  const at = shop.clock.now();
  const owner = await test.newPlayer({ balance: 5_000_000 });
  const post = async (path: string, body: unknown): Promise<Record<string, never>> => {
    const answer = await test.call('POST', path, { token: owner.token, body });
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.text}`);
    return answer.body.data;
  };
  const proof = (purpose: 'login' | 'register', phone: string) =>
    shop.db.transaction().execute((trx) => mintSignature(shop, trx, { phone, purpose }));
  const codeFor = async (purpose: string) => {
    const { challengeId } = await post('/otp-verify/send', { phone: owner.phone, purpose });
    return { id: String(challengeId), code: test.codes.at(-1)?.code ?? '' };
  };
  const order = async () =>
    String(
      (await post('/client-tickets/create-raw-ticket', { gameId: 'mega', tickets: [megaTicket], total: 10_000 })).id,
    );
  const topUp = (amount: number) => post('/internalpaygateway/init', { amount });
  const arrival = async (amount: number) => {
    const { id, transferNote } = await topUp(amount);
    await test.call('POST', '/sandbox/bank-transfers', { body: { transferNote, amount: amount - 1 } });
    const arrivals = shop.db.selectFrom('arrivals').select('id').where('top_up_id', '=', String(id));
    return (await arrivals.executeTakeFirstOrThrow()).id;
  };
  const bank = String(((await post('/banks/get-all', {})) as unknown as { id: string }[])[0]?.id);
  const withdrawal = async () =>
    String(
      (
        await post('/client-withdraw/add-new', {
          amount: 50_000,
          bankId: bank,
          accountNumber: '9876543210',
          accountHolder: 'NGUYEN VAN AN',
          source: 'wallet',
          signature: await paymentSignature(test, owner),
        })
      ).id,
    );

  const claims = await waitingPrizes(test, owner);
  await stock(test, { periodId: `classic:20260821:${CHANNEL}`, numbers: '2768', amount: 12 });
  const classicTicket = {
    numbers: '2768',
    amount: 1,
    channelId: CHANNEL,
    channelName: 'Vĩnh Long',
    resultDate: DRAW_DAY,
  };
  const lotoTicket = {
    lotoType: { id: 'C', name: 'Đuôi' },
    numbers: '--07',
    value: 10_000,
    price: '10000',
    isDone: true,
  };
  const lotoPeriod = `loto:20260821:${CHANNEL}`;
  const paid = await buy(test, owner, [
    megaLine,
    { ...megaLine, gameId: 'classic', ticket: classicTicket },
    { ...megaLine, gameId: 'loto', ticket: lotoTicket, periodId: lotoPeriod },
  ]);
  if (paid.status !== 200) throw new Error(`the purchase was refused: ${paid.text}`);
  const bought = paid.body.data as { order: { id: string }; transaction: { id: string }; ticketIds: string[] };
  const [ticket = '', printed = ''] = bought.ticketIds;
  await shop.db
    .updateTable('tickets')
    .set({ set_aside_at: at, set_aside_reason: 'cannot be read' })
    .where('id', 'in', [ticket, printed])
    .execute();

  await shop.db
    .updateTable('users')
    .set({ pin_hash: await hashPin('739206') })
    .where('id', '=', owner.userId)
    .execute();
  await shop.db.transaction().execute(async (trx) => {
    const legs = transferLegs(5_000, { from: 'sys:promo', to: 'reward' });
    await postJournal(trx, { userId: owner.userId, kind: 'cashback', refId: 'a fixture', legs, at });
  });
  const notification = newId(at);
  await shop.db
    .insertInto('notifications')
    .values({
      id: notification,
      user_id: owner.userId,
      kind: 'withdrawalSent',
      params: json({ amount: 30_000 }),
      created_at: at,
      read_at: null,
    })
    .execute();

  const line = (numbers: number[]) => ({ ...megaLine, ticket: { ...megaTicket, listNumber: numbers } });
  await shop.db
    .transaction()
    .execute((trx) => openSession(shop, trx, { userId: owner.userId, epoch: 0, device: 'a second one' }));
  // Only a younger session may end it.
  const spare = await shop.db
    .updateTable('sessions')
    .set({ created_at: new Date(0) })
    .where('user_id', '=', owner.userId)
    .where('device', '=', 'a second one')
    .returning('id')
    .executeTakeFirstOrThrow();
  const login = await codeFor('login');
  test.passTime(61_000);
  const payment = await codeFor('payment');
  const topUpOfList = await topUp(50_000);
  const [job] = (await post('/print-queue', { ticketIds: [printed] })) as unknown as { id: string }[];
  const keptSet = async (first: number) => {
    const ticket = { ...megaTicket, listNumber: [0, 1, 2, 3, 4, 5].map((number) => number + first) };
    return String((await post('/client-number-sets', { name: `Bộ ${first}`, gameId: 'mega', ticket })).id);
  };
  const guides = await test.call('GET', '/public/guides');
  const newPhone = '+84987654321';

  const names = {
    phone: owner.phone,
    strangersPhone: (await test.newPlayer()).phone,
    uid: owner.userId,
    newPhone,
    pin: '739206',
    challenge: login.id,
    code: login.code,
    paymentChallenge: payment.id,
    paymentCode: payment.code,
    loginProofs: [await proof('login', owner.phone), await proof('login', owner.phone)] as const,
    registerProof: await proof('register', newPhone),
    paymentProof: await paymentSignature(test, owner),
    refreshToken: owner.refreshToken,
    session: spare.id,
    notification,
    item: String((await post('/client-carts/add-item', line([1, 2, 3, 4, 5, 7]))).id),
    orders: {
      seen: await order(),
      confirmed: await order(),
      paid: await order(),
      cancelled: await order(),
      deleted: await order(),
    },
    numberSets: { renamed: await keptSet(1), deleted: await keptSet(2) },
    lotoPeriod,
    entry: `${bought.order.id}.mega`,
    classicEntry: `${bought.order.id}.classic`,
    lotoEntry: `LT${bought.order.id}.loto`,
    ticket,
    printJob: job?.id ?? '',
    transaction: bought.transaction.id,
    bank,
    transferNote: String((await topUp(60_000)).transferNote),
    topUp: String(topUpOfList.id),
    otherTopUp: String((await topUp(70_000)).id),
    arrival: await arrival(80_000),
    returnedArrival: await arrival(90_000),
    withdrawal: await withdrawal(),
    otherWithdrawal: await withdrawal(),
    startedWithdrawal: await withdrawal(),
    ownWithdrawal: await withdrawal(),
    voidedPeriod: lotoPeriod,
    awaitedPeriod: await closedPeriod(test),
    unreadTicket: printed,
    otherUnreadTicket: ticket,
    claim: claims[0] ?? '',
    otherClaim: claims[1] ?? '',
    guide: (guides.body.data as { id: string }[])[0]?.id ?? '',
    salt: await saltOf(test),
  };
  return { owner, names };
}

/** The salt of the first ticket in the sealed book. */
async function saltOf({ shop }: TestShop): Promise<string> {
  const places = shop.db.selectFrom('book_entries').select('salt').where('period_id', '=', SEALED).where('seq', '=', 0);
  const { salt } = await places.executeTakeFirstOrThrow();
  return Buffer.from(salt ?? []).toString('hex');
}

/** A draw of yesterday whose result has not come; the sandbox must not draw it. */
async function closedPeriod({ shop }: TestShop): Promise<string> {
  const at = new Date(shop.clock.now().getTime() - 24 * 3_600_000);
  const id = 'mega:20260820';
  await shop.db
    .insertInto('periods')
    .values({
      id,
      game_id: 'mega',
      name: '',
      opens_at: new Date(0),
      closes_at: at,
      dial_at: at,
      status: 'closed',
      sealed_at: at,
    })
    .execute();
  return id;
}

/** Two prizes of 40 million that wait for the operator, and a draw whose record prints no pool. */
async function waitingPrizes(test: TestShop, owner: TestPlayer): Promise<string[]> {
  const level7 = (first: number) => ({
    gameId: 'keno',
    gameName: gameConfig.keno.title,
    ticket: {
      listNumber: Array.from({ length: 7 }, (_, index) => first + index),
      playMethod: 'LEVEL_7',
      betAmount: 10_000,
    },
    unitPrice: 10_000,
    quantity: 1,
    periodId: SEALED,
    numberPeriod: 1,
  });
  const bought = await buy(test, owner, [level7(1), level7(2)]);
  if (bought.status !== 200) throw new Error(`the purchase was refused: ${bought.text}`);
  test.passTime(510_000);
  await importRecords(
    test,
    kenoRecord({ date: DRAW_DATE, slot: 31, time: '10:08' }),
    megaRecord({ date: UNPRICED_DAY, drawId: '90000' }),
  );
  const claims = await test.shop.db.selectFrom('prize_claims').select('id').orderBy('id').execute();
  return claims.map(({ id }) => id);
}

const UUID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;

/** The same names for things that do not exist. */
export function absent<T>(names: T): T {
  return JSON.parse(JSON.stringify(names).replace(UUID, '0190a000-0000-7000-8000-000000000000')) as T;
}
