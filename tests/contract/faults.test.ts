import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../backend/ledger/invariants';
import { openSession } from '../../backend/sessions/openSession';
import { amountOf, seedOf } from '../../backend/testing/seededRun';
import { testShop, type TestPlayer, type TestShop } from '../../backend/testing/testShop';
import { nameOf, withoutPatterns, type ContractCall } from './call';
import { allCalls } from './calls';
import { dereference } from './dereference';
import { faultOf } from './refusal';
import { requestMaker, mutationOf, type Document, type Mutation, type WireRequest } from './requests';
import { makeFixtures } from './fixtures';
import { unlimited } from '../../backend/testing/unlimited';

// Row F1 of the quality table. VELOC_REQUESTS=100000 is the long form; VELOC_FROM goes on with one that was stopped.

const requests = amountOf('VELOC_REQUESTS', 600);
const from = amountOf('VELOC_FROM', 0);
const isLong = requests > 10_000;
/** In each flow: a scene wears out, since orders are paid, draws called off, and players take a break. */
const REQUESTS_A_CALL = isLong ? 9 : 5;
/** Each in a shop of its own, since one waits for its database most of the time. */
const FLOWS_AT_ONCE = 4;
/** Of the long form, on a machine that has other things to do. */
const PATIENCE = 90 * 60_000;

const environment = {
  ...unlimited,
  VELOC_SIMULATED_DRAWS: '0',
  VELOC_ALLOWED_ORIGINS: 'https://shop.example',
  VELOC_PUSH_CONTACT: 'mailto:push@shop.example',
  VELOC_TRUST_PROXY: '1',
};

/** What is done to the request of a call, and its Idempotency-Key. */
interface Step {
  call: ContractCall;
  mutation: Mutation;
  key: string | undefined;
}

interface Count {
  asked: number;
  succeeded: number;
  /** Of those, the ones that had something wrong with them, or made up. */
  twisted: number;
}

const counts = new Map<string, Count>();
const answered = new Map<number, number>();
/** The first of each sort, so that one run finds many. */
const faults = new Map<string, string>();
const rejections: unknown[] = [];
const noteRejection = (reason: unknown) => rejections.push(reason);
/** The calls of the document, in the order in which the table of the contract makes them, and what they are asked. */
let played: { call: ContractCall; steps: fc.Arbitrary<Step[]> }[];

beforeAll(async () => {
  process.on('unhandledRejection', noteRejection);
  const test = await testShop({ environment });
  const document = dereference((await test.call('GET', '/openapi.json')).body as unknown as Document);
  await test.close();
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  // The document tells of every call but itself.
  const known = new Set([...described, 'GET /openapi.json']);
  const key = fc.option(fc.oneof(fc.uuid(), fc.constant('one-key-that-comes-again')), { nil: undefined, freq: 2 });
  played = allCalls
    .filter((call) => known.delete(withoutPatterns(nameOf(call))))
    .map((call) => {
      const step = fc.record({ call: fc.constant(call), mutation: mutationOf(call, document), key });
      return { call, steps: fc.array(step, { minLength: REQUESTS_A_CALL, maxLength: REQUESTS_A_CALL }) };
    });
  expect([...known], 'calls that are not in the table of the contract').toEqual([]);
});
afterAll(() => void process.off('unhandledRejection', noteRejection));

it(
  'no request makes the shop fail, and every call succeeds (F1)',
  async () => {
    const seed = seedOf('F1');
    for (const { call } of played) counts.set(nameOf(call), { asked: 0, succeeded: 0, twisted: 0 });
    const right = played.map(({ call }) => ({ call, mutation: { kind: 'right' as const }, key: undefined }));
    await playFlow(right, 'every request as it should be');

    const length = played.length * REQUESTS_A_CALL;
    let next = Math.floor(from / length);
    const playOn = async () => {
      for (let number = next++; number * length < requests; number = next++) {
        const steps = played.flatMap(({ steps }, place) => {
          return fc.sample(steps, { seed: seed + number * played.length + place, numRuns: 1 }).flat();
        });
        const first = number * length;
        const place = `VELOC_SEED=${seed} VELOC_REQUESTS=${requests} VELOC_FROM=${first}`;
        await playFlow(steps.slice(0, requests - first), place);
        if (isLong) console.log(`F1: flow from ${first} of ${requests}`, Object.fromEntries(answered));
      }
    };
    await Promise.all(Array.from({ length: FLOWS_AT_ONCE }, playOn));

    expect([...faults.values()]).toEqual([]);
    expect(rejections).toEqual([]);
    if (isLong) console.log(tableOf());
    const never = [...counts].filter(([, { succeeded, twisted }]) => (isLong ? twisted : succeeded) === 0);
    expect(
      never.map(([name]) => name),
      'calls that never succeeded',
    ).toEqual([]);
    // Else all of it would have been turned away at the door.
    const refused = [400, 422].reduce((sum, status) => sum + (answered.get(status) ?? 0), 0);
    expect(refused).toBeGreaterThan((requests - from) / 10);
  },
  PATIENCE,
);

/** Plays one flow in a shop in which nothing has been paid, called off or changed yet. */
async function playFlow(steps: readonly Step[], place: string): Promise<void> {
  const test = await testShop({ environment });
  try {
    await playIn(test, steps, place);
    expect(await checkLedger(test.shop.db), place).toEqual([]);
  } finally {
    await test.close();
  }
}

async function playIn(test: TestShop, steps: readonly Step[], place: string): Promise<void> {
  const { owner, names } = await makeFixtures(test);
  const { operatorKey, gatewayKey } = test.shop.secrets;
  const make = requestMaker(names, { gatewayKey, now: () => test.shop.clock.now() });
  let { token } = owner;
  const tokenFor = ({ access }: ContractCall) => {
    if (access === 'operator') return operatorKey;
    return access === 'gateway' ? undefined : token;
  };
  for (const { call, mutation, key } of steps) {
    const request = make(call, mutation, tokenFor(call), key);
    const { status, fault } = await outcomeOf(test, call, request);
    if (fault !== null) noteFault(call, fault, `${place} ${JSON.stringify(request).slice(0, 3_000)}`);
    noteAnswer(call, mutation, status);
    const isOver = status === 401 && request.headers.Authorization === `Bearer ${token}`;
    if (isOver || (status < 400 && call.path === '/users/change-pass')) token = await freshToken(test, owner);
  }
}

function noteFault(call: ContractCall, fault: string, request: string): void {
  const kind = `${nameOf(call)} ${fault}`.slice(0, 160);
  if (faults.has(kind)) return;
  faults.set(kind, `${nameOf(call)}: ${fault}\n${request}`);
  console.error(faults.get(kind));
}

function noteAnswer(call: ContractCall, mutation: Mutation, status: number): void {
  answered.set(status, (answered.get(status) ?? 0) + 1);
  const count = counts.get(nameOf(call));
  if (!count) return;
  count.asked += 1;
  if (status >= 400) return;
  count.succeeded += 1;
  if (mutation.kind !== 'right') count.twisted += 1;
}

async function outcomeOf(test: TestShop, call: ContractCall, { address, ...rest }: WireRequest) {
  const logged = test.logged.length;
  const response = await test.app.request(address, { method: call.method, ...rest });
  const { status, headers } = response;
  if (status < 400) {
    // Of a stream its first words will do.
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return { status, fault: null };
  }
  const sent = Buffer.from(await response.arrayBuffer());
  const text = String(headers.get('Content-Encoding') === 'gzip' ? gunzipSync(sent) : sent);
  const fault = faultOf({ status, headers, text, body: parsed(text) as never }, call.access);
  return { status, fault: fault && `${fault} ${text} ${test.logged.slice(logged).join('\n')}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function freshToken({ shop }: TestShop, { userId }: TestPlayer): Promise<string> {
  const { db } = shop;
  const { token_epoch: epoch } = await db
    .selectFrom('users')
    .select('token_epoch')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return db.transaction().execute(async (trx) => {
    return (await openSession(shop, trx, { userId, epoch, device: 'again' })).token;
  });
}

function tableOf(): string {
  const lines = [...counts].map(([name, { asked, succeeded, twisted }]) =>
    [asked, succeeded, twisted]
      .map((count) => String(count).padStart(6))
      .concat(name)
      .join('  '),
  );
  return ['asked, succeeded, of these twisted', ...lines].join('\n');
}
