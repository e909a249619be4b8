import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '../../backend/ledger/balance';
import { checkLedger } from '../../backend/ledger/invariants';
import { testShop, type TestPlayer, type TestShop } from '../../backend/testing/testShop';
import { ask } from './ask';
import { nameOf, type ContractCall, type Sent } from './call';
import { calls, STREAM } from './calls';
import { makeFixtures, type Names } from './fixtures';
import { unlimited } from '../../backend/testing/unlimited';

const table = calls.map((call) => ({ name: nameOf(call), call }));
const envelopeSchema = v.looseObject({ status: v.literal(200), message: v.literal('Thành công'), data: v.unknown() });

/** What a client might slip in to make itself rich or mighty (S5); a field that the call has keeps its value. */
const slippedIn = {
  id: '0190a000-0000-7000-8000-000000000000',
  userId: '0190a000-0000-7000-8000-000000000000',
  role: 'operator',
  balance: 999_999_999,
  rewardAmount: 999_999_999,
  reward: 999_999_999,
  price: 1,
  status: 'paid',
  token_epoch: 9,
};

/**
 * What the player has when all calls were made, in đồng: of 5,000,000 went 50,000 + 2 x 10,000 for tickets and 2 x
 * 50,000 for withdrawals (three more came back); top-ups of 50,000, 60,000, 70,000 and 79,999, a prize of 5,000 and
 * two refunds of 10,000 came, and a prize of 40 million that the operator approved.
 */
const LEFT = { amount: 5_114_999, rewardAmount: 40_000_000 };

describe.each([
  { how: 'as the contract writes it', extra: {} },
  { how: 'with fields that nobody asked for', extra: slippedIn },
])('every call, sent $how', ({ extra }) => {
  let test: TestShop;
  let owner: TestPlayer;
  let names: Names;
  let token: string;

  beforeAll(async () => {
    test = await testShop({
      environment: { ...unlimited, VELOC_SIMULATED_DRAWS: '0', VELOC_PUSH_CONTACT: 'mailto:push@shop.example' },
    });
    ({ owner, names } = await makeFixtures(test));
    token = owner.token;
  });
  afterAll(() => test.close());

  function sentBy(call: ContractCall): Sent {
    const sent = call.send?.(names) ?? {};
    return typeof sent.body === 'object' ? { ...sent, body: { ...extra, ...sent.body } } : sent;
  }

  it.each(table)('$name succeeds in its shape', async ({ call }) => {
    const { operatorKey } = test.shop.secrets;
    const key = `${call.method}-${call.path}`;
    const answer = await ask(test, call, sentBy(call), {
      token: call.access === 'operator' ? operatorKey : token,
      key,
    });
    expect(answer.status, `${answer.text} ${test.logged.at(-1) ?? ''}`).toBe(200);
    // A text or bytes, without an envelope.
    if (!call.answer) return;
    const { data } = v.parse(envelopeSchema, answer.body);
    v.parse(call.answer, data);
    if (call.data) v.parse(call.data, data);
    const { db } = test.shop;
    const kept = await db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute();
    expect(kept.length > 0, 'the contract calls it idempotent').toBe(call.isIdempotent ?? false);
    // A call of a session that answers a token has ended every other.
    const renewed = v.object({ token: v.string() });
    if (call.access === 'player' && v.is(renewed, data)) ({ token } = data);
  });

  it('streams the balances of the player', async () => {
    const { token: own } = await login();
    const path = STREAM.path.replace(/:.*/, `${encodeURIComponent(owner.phone)}.json`);
    const answer = await test.app.request(path, { headers: { Authorization: `Bearer ${own}` } });
    expect(answer.headers.get('Content-Type')).toContain('text/event-stream');
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value as Uint8Array)).toContain('event: put');
    await reader?.cancel();
  });

  it('leaves what only the shop decides to the shop', async () => {
    const { db } = test.shop;
    expect(await checkLedger(db)).toEqual([]);
    expect(await balanceOf(db, owner.userId)).toEqual(LEFT);
    const user = await db.selectFrom('users').selectAll().where('id', '=', owner.userId).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ phone: owner.phone, name: 'Nguyễn Văn Ân', token_epoch: 1 });
    const dear = await db.selectFrom('orders').select('total').where('user_id', '=', owner.userId).execute();
    expect(dear.every(({ total }) => total >= 10_000)).toBe(true);
  });

  it('has an entry in the audit trail for each act of the operator, with what it was about', async () => {
    const acts = calls.filter(
      ({ access, method, path }) => access === 'operator' && method !== 'GET' && path.startsWith('/operator/'),
    );
    const kept = await test.shop.db
      .selectFrom('audit_trail')
      .select('call')
      .distinct()
      .where('status', '=', 200)
      .where('object_id', 'is not', null)
      .execute();
    expect(acts.length).toBeGreaterThan(15);
    expect(kept.map(({ call }) => call).toSorted()).toEqual([...new Set(acts.map(nameOf))].toSorted());
  });

  async function login(): Promise<{ token: string }> {
    const body = { phone: owner.phone, pin: '284913' };
    const answer = await test.call('POST', '/auth/login-by-pin', { body });
    return v.parse(v.object({ token: v.string() }), answer.body.data);
  }
});
