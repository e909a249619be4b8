import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { openSession } from '../sessions/openSession';
import { amountOf, seedOf } from '../testing/seededRun';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { arbitraryOf, changed, changes, oddValue, type Change, type JsonSchema } from './arbitrary';
import { ask } from './ask';
import { nameOf, type ContractCall, type Sent } from './call';
import { calls } from './calls';
import { faultOf } from './refusal';
import { makeScene, type Names } from './scene';
import { unlimited } from './unlimited';

// Row F1 of the quality table. VELOC_REQUESTS=100000 is the long form; VELOC_FROM goes on with one that was stopped.

const requests = amountOf('VELOC_REQUESTS', 600);
const from = amountOf('VELOC_FROM', 0);
/** A scene wears out: orders are paid, draws called off, players take a break. */
const REQUESTS_A_SCENE = 1_000;
const REQUESTS_A_LINE = 5_000;
/** Of the long form, on a machine that has other things to do. */
const PATIENCE = 90 * 60_000;

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
        parameters?: { in: string; name: string; schema: JsonSchema }[];
      }
    >
  >;
}

/** What is done to a request that would be right. */
type Twist =
  | { kind: 'changed'; changes: Change[] }
  | { kind: 'made'; body: unknown; query: unknown; params: unknown }
  | { kind: 'raw'; text: string };

interface Request {
  /** The call's name, so that a counterexample can be read. */
  name: string;
  twist: Twist;
  key: string | undefined;
}

let test: TestShop;
let document: Document;
const rejections: unknown[] = [];
const noteRejection = (reason: unknown) => rejections.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', noteRejection);
  test = await testShop({ environment: unlimited });
  document = (await test.call('GET', '/openapi.json')).body as unknown as Document;
});
afterAll(async () => {
  process.off('unhandledRejection', noteRejection);
  await test.close();
});

function requestTo(call: ContractCall): fc.Arbitrary<Request> {
  const described = document.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
  const fields = described?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  const query = Object.fromEntries(fields.map(({ name, schema }) => [name, arbitraryOf(schema)]));
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, oddValue]));
  const body = described?.requestBody?.content['application/json'].schema;
  const made = fc.record({
    kind: fc.constant('made' as const),
    body: body ? arbitraryOf(body) : oddValue,
    query: fc.record(query, { requiredKeys: [] }),
    params: fc.record(params),
  });
  const twist: fc.Arbitrary<Twist> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('changed' as const), changes }) },
    { weight: 4, arbitrary: made },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('raw' as const), text: fc.string({ unit: 'binary' }) }) },
  );
  const key = fc.option(fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 })), {
    nil: undefined,
    freq: 2,
  });
  return fc.record({ name: fc.constant(nameOf(call)), twist, key });
}

function callNamed(name: string): ContractCall {
  const call = calls.find((known) => nameOf(known) === name);
  if (!call) throw new Error(`no call is named ${name}`);
  return call;
}

function sentFor(call: ContractCall, twist: Twist, names: Names): Sent {
  const right = call.send?.(names) ?? {};
  if (twist.kind === 'changed') return texted(changed(right, twist.changes));
  const bodiless = call.method === 'GET';
  if (twist.kind === 'raw') return { ...right, ...(bodiless ? {} : { body: twist.text }) };
  const { body, query, params } = twist;
  // What the path names is right as often as not, else hardly a request would come to its body.
  const known = JSON.stringify(body ?? null).length % 2 === 0;
  return texted({ params: known ? right.params : params, query, ...(bodiless ? {} : { body }) });
}

/** What an address holds is text, and a body that is no object is sent as JSON all the same. */
function texted(sent: unknown): Sent {
  const { params, query, body } = Object(sent) as Record<keyof Sent, unknown>;
  const words = (record: unknown) =>
    Object.fromEntries(Object.entries(Object(record) as object).map(([name, value]) => [name, wordOf(value)]));
  return { params: words(params), query: words(query), ...(body === undefined ? {} : { body: textOf(body) }) };
}

// A lone surrogate has no place in an address.
const wordOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\p{Surrogate}/gu, '');
const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

it(
  'no request makes the shop fail (F1)',
  async () => {
    let asked = 0;
    let owner: TestPlayer;
    let names: Names;
    const answered = new Map<number, number>();

    async function answerOf({ name, twist, key }: Request): Promise<void> {
      if (asked % REQUESTS_A_SCENE === 0) {
        if (asked > 0) expect(await checkLedger(test.shop.db)).toEqual([]);
        ({ owner, names } = await freshScene());
      }
      asked += 1;
      if (asked % REQUESTS_A_LINE === 0)
        console.log(`F1: ${from + asked} of ${requests} requests`, Object.fromEntries(answered));
      const call = callNamed(name);
      const sent = sentFor(call, twist, names);
      const token = call.access === 'operator' ? test.shop.secrets.operatorKey : owner.token;
      const answer = await ask(test, call, sent, { token, key });
      answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
      const fault = answer.status < 400 ? null : faultOf(answer, call.access);
      expect(fault, `${name} ${JSON.stringify(sent)} ${answer.text} ${test.logged.at(-1) ?? ''}`).toBeNull();
      if (answer.status === 401 && call.access === 'player') owner = { ...owner, token: await freshToken(owner) };
    }

    const request = fc.constantFrom(...calls).chain(requestTo);
    const numRuns = requests - from;
    // A path of one number is the place in the series of requests at which to begin.
    const place = { seed: seedOf('F1'), path: String(from) };
    await fc.assert(fc.asyncProperty(request, answerOf), { ...place, numRuns, endOnFailure: true });

    expect(rejections).toEqual([]);
    expect(await checkLedger(test.shop.db)).toEqual([]);
    // Else all of it would have been turned away at the door.
    expect(answered.get(200)).toBeGreaterThan(numRuns / 10);
    expect((answered.get(400) ?? 0) + (answered.get(422) ?? 0)).toBeGreaterThan(numRuns / 10);
  },
  PATIENCE,
);

/** A shop in which nothing has been paid, called off or changed yet. */
async function freshScene() {
  await test.close();
  test = await testShop({ environment: unlimited });
  return makeScene(test);
}

async function freshToken({ userId }: TestPlayer): Promise<string> {
  const { db } = test.shop;
  const { token_epoch: epoch } = await db
    .selectFrom('users')
    .select('token_epoch')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return db.transaction().execute(async (trx) => {
    return (await openSession(test.shop, trx, { userId, epoch, device: 'again' })).token;
  });
}
