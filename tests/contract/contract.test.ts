import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../backend/ledger/invariants';
import { testShop, type TestPlayer, type TestShop } from '../../backend/testing/testShop';
import { ask } from './ask';
import { nameOf, type ContractCall, type Sent } from './call';
import { calls, STREAM } from './calls';
import { faultOf } from './refusal';
import { absent, makeFixtures, type Names } from './fixtures';
import { unlimited } from '../../backend/testing/unlimited';

let test: TestShop;
let owner: TestPlayer;
let stranger: TestPlayer;
/** What the owner has. */
let owned: Names;
/** Names of nothing, and a phone that no later call needs. */
let nothing: Names;

beforeAll(async () => {
  test = await testShop({ environment: unlimited });
  ({ owner, names: owned } = await makeFixtures(test));
  stranger = await test.newPlayer({ balance: 1_000_000 });
  nothing = {
    ...absent(owned),
    phone: stranger.phone,
    newPhone: '+84911111111',
    transferNote: 'NONE',
    voidedPeriod: 'none',
    awaitedPeriod: 'none',
  };
});
afterAll(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const table = calls.map((call) => ({ name: nameOf(call), call }));
const closed = table.filter(({ call }) => call.access === 'player' || call.access === 'operator');
const withBody = table.filter(({ call }) => call.method === 'POST' || call.method === 'PUT');
const withNeeds = table.filter(({ call }) => call.needs);

const sentBy = (call: ContractCall, names: Names): Sent => call.send?.(names) ?? {};

/** Who may make the call, but has nothing of what it names. */
function caller({ access }: ContractCall): string | undefined {
  if (access === 'operator') return test.shop.secrets.operatorKey;
  return access === 'player' ? stranger.token : undefined;
}

/** Asks, and takes a proper refusal or a success of the right shape. Answers the status. */
async function judged(call: ContractCall, sent: Sent): Promise<number> {
  const answer = await ask(test, call, sent, { token: caller(call) });
  const about = `${JSON.stringify(sent).slice(0, 300)} ${answer.text.slice(0, 300)} ${test.logged.at(-1) ?? ''}`;
  if (answer.status === 200) expect(v.is(call.answer ?? v.unknown(), answer.body.data), about).toBe(true);
  else expect(faultOf(answer, call.access), about).toBeNull();
  return answer.status;
}

describe('a guest', () => {
  it.each(closed)('is refused by $name', async ({ call }) => {
    const answer = await ask(test, call, sentBy(call, owned));
    const code = call.access === 'operator' ? 'OPERATOR_KEY_INVALID' : 'TOKEN_INVALID';
    expect(answer).toMatchObject({ status: 401, body: { status: 401, code, data: null } });
    expect(faultOf(answer, call.access)).toBeNull();
  });

  it('is refused by what only the operator and the gateway call, a token of a player or not', async () => {
    for (const { name, call } of table.filter(({ call }) => call.access === 'operator')) {
      expect((await ask(test, call, sentBy(call, owned), owner)).status, name).toBe(401);
    }
    const unsigned = await test.call('POST', '/webhooks/gateway', { body: { id: owned.topUp } });
    expect(unsigned).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } });
  });

  it('hears no stream, and neither does a stranger', async () => {
    const path = STREAM.path.replace(/:.*/, `${encodeURIComponent(owner.phone)}.json`);
    expect((await test.call('GET', path)).status).toBe(401);
    const foreign = await test.call('GET', path, { token: stranger.token });
    const unknown = await test.call('GET', path.replace(/\d{4}\.json/, '0000.json'), { token: stranger.token });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
  });
});

describe('a stranger', () => {
  it('is told of what belongs to somebody else what is told of what does not exist (S4)', async () => {
    const compared: string[] = [];
    for (const { name, call } of table.filter(({ call }) => call.access === 'player')) {
      const [foreign, unknown] = [sentBy(call, owned), sentBy(call, absent(owned))];
      if (JSON.stringify(foreign) === JSON.stringify(unknown)) continue;
      const answer = await ask(test, call, foreign, stranger);
      expect(answer.text, name).toBe((await ask(test, call, unknown, stranger)).text);
      compared.push(name);
    }
    expect(compared.length).toBeGreaterThanOrEqual(16);
  });
});

/** What a body or a field may be instead of what was asked for. */
const oddBodies = ['{', '', 'null', '[]', '"text"', '{"__proto__":{"role":"operator"}}'];
const oddValues = [null, '\u0000', '\ud800', -1, 1e21, 'x'.repeat(10_000), [], { $gt: '' }];

describe('bad input', () => {
  it.each(withBody)('$name takes an odd body without a fault', async ({ call }) => {
    for (const body of oddBodies) await judged(call, { ...sentBy(call, nothing), body });
  });

  it.each(withBody.filter(({ call }) => !call.path.startsWith('/operator/')))(
    '$name refuses more than 64 kB',
    async ({ call }) => {
      const body = { ...absentBody(call), more: 'x'.repeat(65 * 1024) };
      const answer = await ask(test, call, { ...sentBy(call, nothing), body }, { token: caller(call) });
      expect(answer).toMatchObject({ status: 413, body: { code: 'VALIDATION_ERROR' } });
      expect(faultOf(answer, call.access)).toBeNull();
    },
  );

  it.each(withNeeds)('$name refuses a request in which something is missing', async ({ call }) => {
    for (const field of call.needs ?? []) {
      const status = await judged(call, without(sentBy(call, nothing), field));
      expect(status, field).toBeGreaterThanOrEqual(400);
    }
  });

  it.each(table.filter(({ call }) => call.send))('$name takes odd fields without a fault', async ({ call }) => {
    for (const value of oddValues) {
      for (const odd of withOddField(sentBy(call, nothing), value)) await judged(call, odd);
    }
  });

  it('is refused in the path of a call', async () => {
    const paths = table.filter(({ call }) => call.path.includes(':'));
    expect(paths.length).toBeGreaterThan(8);
    for (const { call } of paths) {
      for (const odd of ['\u0000', '%', '../../x', "' or 1=1 --", '-1', 'x'.repeat(3_000), 'LT', '.mega']) {
        const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, odd]));
        await judged(call, { ...sentBy(call, nothing), params });
      }
    }
  });

  function absentBody(call: ContractCall): Record<string, unknown> {
    const { body } = sentBy(call, nothing);
    return typeof body === 'object' ? body : {};
  }
});

function without({ params, query, body }: Sent, field: string): Sent {
  const rest = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
  return {
    ...(params && { params }),
    ...(query && { query: rest(query) }),
    ...(typeof body === 'object' && { body: rest(body) }),
  };
}

/** The request once for each of its fields, with `value` in its place. */
function withOddField(sent: Sent, value: unknown): Sent[] {
  const { query = {}, body } = sent;
  const inQuery = Object.keys(query).map((field) => ({ ...sent, query: { ...query, [field]: String(value) } }));
  if (typeof body !== 'object') return inQuery;
  return [...inQuery, ...Object.keys(body).map((field) => ({ ...sent, body: { ...body, [field]: value } }))];
}
