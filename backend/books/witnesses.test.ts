import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { COSIGNATURE_TYPE, ED25519_TYPE, verifierOf, verifyReceipt, vkeyOf, type Receipt } from '@veloc/proof';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWitness } from '../../scripts/witness/witness';
import { runDueJobs } from '../jobs/runDueJobs';
import { signingKeyOf } from '../secrets';
import { megaEvening, FOUR } from '../testing/megaEvening';
import { testShop, type TestShop } from '../testing/testShop';
import { askWitnesses, missingWitnesses } from './witnesses';

const key = signingKeyOf(new Uint8Array(32).fill(9));
const NAME = 'witness.example/w1';

let test: TestShop;
let server: Server;
let folder: string;
let isAway = false;
const { holder, printed } = megaEvening(() => test);

beforeEach(async () => {
  isAway = false;
  folder = mkdtempSync(join(tmpdir(), 'veloc-witness-'));
  let witness: ReturnType<typeof createWitness>;
  server = createServer(async (request, response) => {
    if (isAway) return void request.destroy();
    const { status, body } = await witness.addCheckpoint(await text(request));
    response.writeHead(status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  test = await testShop({
    environment: {
      VELOC_SIMULATED_DRAWS: '0',
      VELOC_WITNESSES: `${vkeyOf(NAME, COSIGNATURE_TYPE, key.publicKey)} http://127.0.0.1:${port}`,
    },
  });
  const log = verifierOf(vkeyOf('veloc.example/seals', ED25519_TYPE, test.shop.secrets.bookKey.publicKey));
  witness = createWitness({ logs: [log], name: NAME, key, state: join(folder, 'state'), now: () => 1_787_309_950_000 });
});
afterEach(async () => {
  server.close();
  rmSync(folder, { recursive: true });
  await test.close();
});

async function found(): Promise<string> {
  const { id, user_id: userId } = await test.shop.db
    .selectFrom('tickets')
    .select(['id', 'user_id'])
    .executeTakeFirstOrThrow();
  const answer = await test.call('GET', `/client-tickets/receipt?id=${id}`, { token: await test.login(userId) });
  const policy = (await test.call('GET', '/public/policy')).text;
  const { checks } = await verifyReceipt(answer.body.data as Receipt, policy);
  return checks.map(({ name, state, found }) => `${state} ${name}: ${found}`).at(-1) ?? '';
}

it('a witness signs each growth of the log, and the receipt says when', async () => {
  await holder(FOUR);
  test.setNow('2026-08-21T17:59:10+07:00');
  await runDueJobs(test.shop);
  expect(await found()).toBe('passed witnesses: Seen by w1 at 2026-08-21T10:59:10.000Z.');
  await printed();
  expect(await missingWitnesses(test.shop)).toEqual([]);
  // A database that has forgotten what was signed is told.
  await test.shop.db.deleteFrom('cosignatures').execute();
  await expect(askWitnesses(test.shop)).resolves.toBeUndefined();
  expect(await missingWitnesses(test.shop)).toEqual([]);
});

it('one that is away holds up nothing, and is asked again', async () => {
  isAway = true;
  await holder(FOUR);
  await printed();
  expect(await found()).toMatch(/^failed witnesses: .*too few have signed: none\.$/);
  isAway = false;
  await askWitnesses(test.shop);
  expect(await found()).toMatch(/^passed/);
});

it('it signs no log that has not grown out of what it has seen', async () => {
  await holder(FOUR);
  await printed();
  const kept = await test.shop.db.selectFrom('seal_entries').selectAll().where('seq', '=', 1).executeTakeFirstOrThrow();
  await test.shop.db.deleteFrom('cosignatures').execute();
  await test.shop.db
    .updateTable('seal_entries')
    .set({ entry: `${kept.entry}more\n` })
    .where('seq', '=', 1)
    .execute();
  // The edge is made of the changed entries.
  const { Frontier, leafHash, utf8 } = await import('@veloc/proof');
  const rows = await test.shop.db.selectFrom('seal_entries').select('entry').orderBy('seq').execute();
  const frontier = Frontier.empty();
  for (const { entry } of [...rows, { entry: 'veloc-void/v1\nmega:20260823\n0\n' }])
    frontier.append(leafHash(utf8(entry)));
  await test.shop.db
    .insertInto('seal_entries')
    .values({
      seq: rows.length,
      kind: 'void',
      period_id: null,
      entry: 'veloc-void/v1\nmega:20260823\n0\n',
      added_at: new Date(),
    })
    .execute();
  await test.shop.db
    .updateTable('logs')
    .set({ size: frontier.size, edge: Buffer.concat(frontier.hashes) })
    .where('id', '=', 'seals')
    .execute();
  await expect(askWitnesses(test.shop)).rejects.toThrow('has not signed');
});
