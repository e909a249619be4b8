import * as fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/schema';
import { hashPin } from '../sessions/pin';
import { amountOf, seedOf } from '../testing/seededRun';
import { proveDevices, type TestAnswer, type TestPlayer, testShop, type TestShop } from '../testing/testShop';

// Row R12: a key that is stored by others, forgotten or running out never lets work be done without its proof.

const DAY = 24 * 3_600_000;
const PIN = '274913';
const WRONG_PIN = '274914';
const KEY = 'a-key-of-many-uses';
const FIRST_ANSWER = { status: 200, message: 'Thành công', data: { first: true } };
const DEAD_TOKEN = 'of an ended session';
const RUNS = amountOf('VELOC_KEYS', 400);
const PATIENCE = 60 * 60_000;

let test: TestShop;
let player: TestPlayer;
/** Happens once, between the shop's look for a stored answer and the transaction that claims the key. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  const many = '999999999';
  const environment = {
    VELOC_LIMIT_PIN_TRIES: many,
    VELOC_LIMIT_PIN_FAILURES: '32767',
    VELOC_LIMIT_ADDRESS_CHECKS: many,
    VELOC_LIMIT_ADDRESS_SENDS: many,
  };
  test = await testShop({ environment });
  const { db } = test.shop;
  test.shop.db = new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof member === 'function' ? member.bind(target) : member;
      return () => ({
        execute: async (work: (trx: Transaction<Database>) => Promise<unknown>) => {
          const act = meanwhile;
          meanwhile = undefined;
          await act?.();
          return target.transaction().execute(work);
        },
      });
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  player = await test.newPlayer({ balance: 900_000_000 });
  const pin_hash = await hashPin(PIN);
  await test.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', player.userId).execute();
});

/** The calls that ask for a PIN before their work, as whoever types `pin` makes them. */
const calls = {
  'auth/login-by-pin': (pin: string) => {
    const body = { phone: player.phone, pin };
    return { path: '/auth/login-by-pin', owner: player.phone, body, hashed: body };
  },
  'users/change-pass': (pin: string) => {
    const body = { oldPin: pin, newPin: '907152' };
    return { path: '/users/change-pass', owner: player.userId, body, hashed: { newPin: body.newPin, oldPin: pin } };
  },
  withdraw: (pin: string) => {
    const wanted = { amount: 100_000, bankId: 'vcb', accountNumber: '9876543210', accountHolder: 'NGUYEN VAN AN' };
    const hashed = { ...wanted, source: 'wallet' };
    return { path: '/client-withdraw/add-new', owner: player.userId, body: { ...hashed, pin }, hashed };
  },
} as const;
type Route = keyof typeof calls;
const routes = Object.keys(calls) as Route[];

function ask(route: Route, pin: string, key: string | undefined = KEY): Promise<TestAnswer> {
  const { path, owner, body } = calls[route](pin);
  const token = owner === player.userId ? { token: player.token } : {};
  return test.call('POST', path, { body, key, ...token });
}

/** What a call would have done: sessions of the player, changes of the PIN, withdrawals. */
async function done(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from sessions where user_id = ${player.userId}) as sessions,
      (select pin_hash from users where id = ${player.userId}) as pin_hash,
      (select count(*) from transactions where user_id = ${player.userId}) as transactions`.execute(test.shop.db);
  return rows[0];
}

interface Stored {
  route: string;
  body: 'same' | 'other';
  /** Ms since it was stored. */
  age: number;
  /** The session whose token it brings has ended. @default false */
  isOver?: boolean;
}

/** A row as the call itself, another one or another body may have left it, under all scopes that were ever in use. */
async function store(route: Route, { route: by, body, age, isOver = false }: Stored): Promise<void> {
  const { owner, hashed } = calls[route](WRONG_PIN);
  const { secrets, db, clock } = test.shop;
  const refreshToken = isOver ? DEAD_TOKEN : player.refreshToken;
  const row = {
    key: KEY,
    route: by,
    request_hash: secrets.hash('request', JSON.stringify(body === 'same' ? hashed : { other: true })),
    status: 200,
    response: secrets.seal(JSON.stringify({ ...FIRST_ANSWER, data: { ...FIRST_ANSWER.data, refreshToken } })),
    created_at: new Date(clock.now().getTime() - age),
  };
  const scopes = [owner, `${by} ${owner}`];
  await db
    .insertInto('idempotency_keys')
    .values(scopes.map((scope) => ({ ...row, scope })))
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(row))
    .execute();
}

const forgetAll = () => test.shop.db.deleteFrom('idempotency_keys').execute();

describe('a wrong PIN', () => {
  it('opens no account while the sender of codes fails, whose key an outsider stores and the shop forgets', async () => {
    const before = await done();
    // What an outsider's own request for a code leaves behind under the phone, until its sending has failed.
    await store('auth/login-by-pin', { route: 'otp-verify/send', body: 'other', age: 0 });
    meanwhile = forgetAll;
    expect(await ask('auth/login-by-pin', WRONG_PIN)).toMatchObject({ status: 400, body: { code: 'PIN_INVALID' } });
    expect(await done()).toEqual(before);
  });

  it.each(routes)('%s: is not let in by a key whose day runs out between two looks at it', async (route) => {
    const before = await done();
    await store(route, { route, body: 'same', age: DAY });
    meanwhile = async () => test.passTime(1);
    expect(await ask(route, WRONG_PIN)).toMatchObject({ status: 400, body: { code: 'PIN_INVALID' } });
    expect(await done()).toEqual(before);
  });

  it.each(routes)('%s: is not let in by a key that another call has stored', async (route) => {
    const before = await done();
    await store(route, { route: 'add-item', body: 'other', age: 0 });
    meanwhile = forgetAll;
    expect(await ask(route, WRONG_PIN)).toMatchObject({ status: 400, body: { code: 'PIN_INVALID' } });
    expect(await done()).toEqual(before);
  });

  it(
    'gets no work done, whatever becomes of the key meanwhile (R12)',
    async () => {
      let asked = 0;
      const stored = fc.record({
        route: fc.constantFrom<string>(...routes, 'otp-verify/send', 'add-item', 'login-by-signature'),
        body: fc.constantFrom('same' as const, 'other' as const),
        age: fc.constantFrom(0, 1, DAY - 1, DAY, DAY + 1),
        isOver: fc.boolean(),
      });
      const turn = fc.oneof(
        fc.constant('nothing' as const),
        fc.constant('forgotten' as const),
        fc.integer({ min: 1, max: 3 }),
        fc.constant(DAY),
        stored,
      );
      const own = fc.option(stored, { nil: undefined, freq: 6 });
      const run = fc.record({ route: fc.constantFrom(...routes), isOwn: fc.boolean(), own, turn });
      await fc.assert(
        fc.asyncProperty(run, async ({ route, isOwn, own: first, turn: then }) => {
          asked += 1;
          if (asked % 10_000 === 0) console.log(`R12: ${asked} of ${RUNS}`);
          await forgetAll();
          if (first) await store(route, isOwn ? { ...first, route } : first);
          const before = await done();
          meanwhile = async () => {
            if (then === 'nothing') return;
            if (then === 'forgotten') await forgetAll();
            else if (typeof then === 'number') test.passTime(then);
            else await store(route, isOwn ? { ...then, route } : then);
          };
          const answer = await ask(route, WRONG_PIN);
          meanwhile = undefined;
          // The first answer to this very request may be told again; nothing is done for it.
          if (answer.status === 200) expect(answer.body).toMatchObject(FIRST_ANSWER);
          else expect([400, 422]).toContain(answer.status);
          if (route !== 'withdraw') expect(answer.text).not.toContain(DEAD_TOKEN);
          expect(await done()).toEqual(before);
          // An access token lives 15 minutes.
          if (then === DAY) player = { ...player, ...(await freshTokens()) };
        }),
        { seed: seedOf('R12'), numRuns: RUNS },
      );
    },
    PATIENCE,
  );
});

async function freshTokens(): Promise<Pick<TestPlayer, 'token' | 'refreshToken'>> {
  const session = await test.call('POST', '/auth/login-by-pin', { body: { phone: player.phone, pin: PIN } });
  await proveDevices(test, player.userId);
  return session.body.data as Pick<TestPlayer, 'token' | 'refreshToken'>;
}

describe('a right PIN', () => {
  it.each(routes)('%s: passes beside a key that others stored, or that is forgotten meanwhile', async (route) => {
    const before = await done();
    await store(route, { route: 'otp-verify/send', body: 'other', age: 0 });
    meanwhile = forgetAll;
    expect((await ask(route, PIN)).status).toBe(200);
    expect(await done()).not.toEqual(before);
  });

  it('is judged in place of an answer that is forgotten while its repeat is under way', async () => {
    const first = await ask('auth/login-by-pin', PIN);
    meanwhile = forgetAll;
    const second = await ask('auth/login-by-pin', PIN);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).not.toBe(first.text);
  });

  it('is kept out of nobody’s account by a key that an outsider stored under the phone', async () => {
    const { phone } = player;
    const sent = await test.call('POST', '/otp-verify/send', { body: { phone, purpose: 'login' }, key: KEY });
    expect(sent.status).toBe(200);
    expect((await ask('auth/login-by-pin', PIN)).status).toBe(200);
  });
});
