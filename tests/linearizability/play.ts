import { setImmediate } from 'node:timers/promises';
import { paymentSignature } from '../../backend/testing/paymentSignature';
import { megaLineOf } from '../../backend/testing/purchases';
import { pick } from '../../backend/testing/seededRun';
import type { TestAnswer, TestPlayer, TestShop } from '../../backend/testing/testShop';
import type { Entry, Operation } from './events';

const CLIENTS = 5;
const START = 200_000;
const payee = { bankId: 'vcb', accountNumber: '0011223344', accountHolder: 'NGUYEN VAN AN', source: 'wallet' };

export interface History {
  /** Đồng on the wallet before the first operation. */
  start: number;
  operations: Operation[];
  entries: Entry[];
}

/** One wallet, several clients at once, over a line that loses requests and answers and sends some twice. */
export async function playHistory(test: TestShop, count: number, random: () => number): Promise<History> {
  const player = await test.newPlayer({ balance: START });
  const { token, userId } = player;
  const operations: Operation[] = [];
  /** Requests whose client has given up. */
  const adrift: Promise<unknown>[] = [];
  let now = 0;
  let serial = 0;

  const call = (method: string, path: string, body?: object, key?: string) =>
    test.call(method, path, { token, ...(body ? { body } : {}), ...(key ? { key } : {}) });

  /** Answers null when no answer came, or when it is not the last word. */
  const overLine = async (send: () => Promise<TestAnswer>): Promise<TestAnswer | null> => {
    for (let wait = pick(random, 4); wait > 0; wait -= 1) await setImmediate();
    const fate = pick(random, 20);
    if (fate < 2) return null;
    const answer = send();
    if (fate < 5) {
      adrift.push(answer);
      return null;
    }
    if (fate >= 8) return answer;
    // Sent twice: what is done is done for both, but a refusal of one says nothing about the other, judged later.
    adrift.push(send());
    return (await answer).status === 200 ? answer : null;
  };

  const record = async (
    planned: Pick<Operation, 'kind' | 'change' | 'mark'>,
    send: () => Promise<TestAnswer>,
    told: (answer: TestAnswer) => number | undefined = () => undefined,
  ) => {
    const operation: Operation = { ...planned, invokedAt: (now += 1), endedAt: Infinity, outcome: 'info' };
    operations.push(operation);
    const answer = await overLine(send);
    if (!answer || answer.status >= 500) return;
    operation.endedAt = now += 1;
    operation.outcome = answer.status === 200 ? 'ok' : 'fail';
    const seen = told(answer);
    if (seen !== undefined) operation.seen = seen;
  };

  /** What a refusal tells of the balance: what was missing. */
  const toldBy = (wanted: number) => (answer: TestAnswer) => {
    if (answer.status !== 402) return undefined;
    return wanted - (answer.body.data as { shortfall: number }).shortfall;
  };

  const doings = {
    async topup() {
      // An amount of its own: a top-up of one that waits already would be that one.
      serial += 1;
      const amount = 10_000 + 1_000 * pick(random, 40) + serial;
      const made = await call('POST', '/internalpaygateway/init', { amount });
      const { id, transferNote } = made.body.data as { id: string; transferNote: string };
      const body = { transferNote, amount };
      await record({ kind: 'topup', change: amount, mark: id }, () => call('POST', '/sandbox/bank-transfers', body));
    },
    async buy() {
      const numberPeriod = 1 + pick(random, 9);
      const total = 10_000 * numberPeriod;
      const tickets = [megaLineOf(pick(random, 38)).ticket];
      const body = { gameId: 'mega', periodId: null, numberPeriod, tickets, total };
      const made = await call('POST', '/client-tickets/create-raw-ticket', body);
      const { id } = made.body.data as { id: string };
      const key = `purchase-${(serial += 1)}`;
      const pay = () => call('POST', '/payment/cart-payment-confirm', { id }, key);
      await record({ kind: 'buy', change: -total, mark: id }, pay, toldBy(total));
    },
    async withdraw() {
      // An amount of its own names the withdrawal also when its answer, and so its id, is lost.
      serial += 1;
      const amount = 10_000 + 1_000 * pick(random, 60) + serial;
      const key = `withdrawal-${serial}`;
      const send = () => call('POST', '/client-withdraw/add-new', { ...payee, amount }, key);
      await record({ kind: 'withdraw', change: -amount, mark: `withdraw ${amount}` }, send, toldBy(amount));
    },
    async read() {
      await record(
        { kind: 'read', change: 0, mark: '' },
        () => call('GET', '/users/get-user-balance'),
        ({ body }) => (body.data as { amount: number }).amount,
      );
    },
  };

  await knowPayee(test, player);
  const kinds = ['topup', 'buy', 'buy', 'withdraw', 'withdraw', 'read'] as const;
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await doings[kinds[pick(random, kinds.length)] ?? 'read']();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await Promise.all(adrift);
  return { start: START - FIRST_WITHDRAWAL, operations, entries: await entriesOf(test, userId) };
}

const FIRST_WITHDRAWAL = 10_000;

/** The first withdrawal proves whose the account is, so that the others need nothing but their amount. */
async function knowPayee(test: TestShop, player: TestPlayer): Promise<void> {
  const signature = await paymentSignature(test, player);
  const body = { ...payee, amount: FIRST_WITHDRAWAL, signature };
  const { status, text } = await test.call('POST', '/client-withdraw/add-new', { token: player.token, body });
  if (status !== 200) throw new Error(`The first withdrawal was refused: ${text}`);
}

async function entriesOf({ shop }: TestShop, userId: string): Promise<Entry[]> {
  const rows = await shop.db
    .selectFrom('entries')
    .innerJoin('journals', 'journals.id', 'entries.journal_id')
    .select(['journals.kind', 'ref_id', 'amount', 'balance_after'])
    .where('entries.user_id', '=', userId)
    .where('account', '=', 'wallet')
    .execute();
  return rows
    .filter(
      ({ ref_id, kind, amount }) =>
        ref_id !== 'opening balance' && !(kind === 'withdraw' && amount === -FIRST_WITHDRAWAL),
    )
    .map(({ kind, ref_id, amount, balance_after }) => ({
      mark: kind === 'withdraw' ? `withdraw ${-amount}` : ref_id,
      change: amount,
      after: balance_after ?? 0,
    }));
}
