import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  COSIGNATURE_TYPE,
  ED25519_TYPE,
  Frontier,
  leafHash,
  policyText,
  utf8,
  verifierOf,
  vkeyOf,
  type Receipt,
} from '@veloc/proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordKeyChange } from '../../backend/books/keyChanges';
import { askWitnesses } from '../../backend/books/witnesses';
import { runDueJobs } from '../../backend/jobs/runDueJobs';
import { makeSecrets, signingKeyOf } from '../../backend/secrets';
import { listen, type Listening } from '../../backend/start/listen';
import { FOUR, SIX, megaEvening } from '../../backend/testing/megaEvening';
import { testShop, type TestPlayer, type TestShop } from '../../backend/testing/testShop';
import { createWitness } from '../../scripts/witness/witness';
import { runVerify } from './runVerify';

const MEGA = 'mega:20260821';
const CLOSED = '2026-08-21T17:59:10+07:00';

let test: TestShop;
let shop: Listening;
let folder: string;
let servers: Server[];
/** Of witnesses that do not answer. */
let away: Set<number>;
let witnesses: { vkey: string; url: string }[];
const { holder, printed } = megaEvening(() => test);

/** `npm run verify` against the shop, by what the folder keeps. */
const verify = (...args: string[]) => runVerify([...args, '--from', shop.url, '--kept', join(folder, 'kept')]);

async function startWitness(index: number): Promise<{ vkey: string; url: string }> {
  const key = signingKeyOf(new Uint8Array(32).fill(index));
  const name = `witness.example/w${index}`;
  let witness: ReturnType<typeof createWitness> | undefined;
  const server = createServer(async (request, response) => {
    // Its log is known once there is a shop, whose settings name the witness.
    const log = vkeyOf('veloc.example/seals', ED25519_TYPE, test.shop.secrets.bookKey.publicKey);
    const state = join(folder, `w${index}`);
    witness ??= createWitness({ logs: [verifierOf(log)], name, key, state, now: () => Date.now() });
    const [, hash = ''] = /^\/([\da-f]{64})\/checkpoint$/.exec(request.url ?? '') ?? [];
    if (away.has(index)) return void request.destroy();
    const { status, body } = hash ? witness.checkpoint(hash) : await witness.addCheckpoint(await text(request));
    response.writeHead(status).end(body);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { vkey: vkeyOf(name, COSIGNATURE_TYPE, key.publicKey), url: `http://127.0.0.1:${port}` };
}

beforeEach(async () => {
  [away, servers, folder] = [new Set(), [], mkdtempSync(join(tmpdir(), 'veloc-verify-'))];
  witnesses = [await startWitness(1), await startWitness(2)];
  test = await testShop({
    environment: {
      VELOC_SIMULATED_DRAWS: '0',
      VELOC_WITNESSES: witnesses.map(({ vkey, url }) => `${vkey} ${url}`).join(','),
    },
  });
  shop = await listen(test.app, { host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await shop.stop(0);
  for (const server of servers) server.close();
  await test.close();
  rmSync(folder, { recursive: true });
});

async function keptReceipt({ userId }: TestPlayer, name?: string): Promise<string> {
  const { id } = await test.shop.db
    .selectFrom('tickets')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { body } = await test.call('GET', `/client-tickets/receipt?id=${id}`, { token: await test.login(userId) });
  const file = join(folder, `${name ?? id}.json`);
  writeFileSync(file, JSON.stringify(body.data as Receipt));
  return file;
}

/** The shop that tells another history from its entry `seq` on. */
async function rewriteLog(seq: number): Promise<void> {
  const { db } = test.shop;
  const rows = await db.selectFrom('seal_entries').select(['seq', 'entry']).orderBy('seq').execute();
  const frontier = Frontier.empty();
  for (const row of rows) {
    const entry = row.seq === seq ? row.entry.replace(/\n10000\n$/, '\n20000\n') : row.entry;
    await db.updateTable('seal_entries').set({ entry }).where('seq', '=', row.seq).execute();
    frontier.append(leafHash(utf8(entry)));
  }
  await db
    .updateTable('logs')
    .set({ edge: Buffer.concat(frontier.hashes) })
    .where('id', '=', 'seals')
    .execute();
}

const sealOf = (period: string) =>
  test.shop.db
    .selectFrom('seal_entries')
    .select('seq')
    .where('period_id', '=', period)
    .where('kind', '=', 'seal')
    .executeTakeFirstOrThrow();

describe('npm run verify', () => {
  it('passes a shop that does what it should, log, book, winners and receipt', async () => {
    const player = await holder(FOUR);
    const early = await keptReceipt(player);
    expect((await verify('receipt', early)).said).toContain(`not yet  entered: The shop shows no book of ${MEGA}`);
    await printed();
    const said = [
      await verify('log'),
      await verify('book', MEGA),
      await verify('winners', MEGA),
      await verify('receipt', await keptReceipt(player), '--winners'),
    ];
    expect(said.filter(({ code }) => code !== 0)).toEqual([]);
    expect(said[0]?.said).toContain('ok  views: w1, w2 have seen the same log.');
    expect(said[3]?.said).toContain('ok  entered: The ticket is number 1 of the 1 in the book that everybody can');
    // The receipt from before the seal has no proof of the book, and is found in it all the same.
    expect(await verify('receipt', early)).toMatchObject({ code: 0, said: expect.stringContaining('ok  entered: ') });
  });

  it('follows a kept policy to the key that the one before has signed, and to no other', async () => {
    const player = await holder(FOUR);
    test.setNow(CLOSED);
    await runDueJobs(test.shop);
    const kept = join(folder, 'policy');
    writeFileSync(kept, (await test.call('GET', '/public/policy')).text);
    const before = await keptReceipt(player, 'before');
    await verify('log', '--policy', kept);

    const secrets = { master: 'x'.repeat(32), operatorKey: test.shop.secrets.operatorKey };
    const lost = makeSecrets(secrets);
    Object.assign(test.shop, { secrets: lost });
    expect((await verify('log', '--policy', kept)).said).toContain('FAILED  checkpoint: The shop has not signed');

    Object.assign(test.shop, {
      secrets: makeSecrets({ ...secrets, oldBookSecret: 'the master secret of a test shop' }),
    });
    await recordKeyChange(test.shop);
    await askWitnesses(test.shop);
    await printed();
    const after = await keptReceipt(player, 'after');
    const said = [
      await verify('log', '--policy', kept),
      await verify('book', MEGA, '--policy', kept),
      await verify('receipt', before, '--policy', kept),
      await verify('receipt', after, '--policy', kept, '--winners'),
    ];
    expect(said.filter(({ code }) => code !== 0)).toEqual([]);
    expect(said[0]?.said).toContain('ok  keys: The shop has changed its key once, each signed by the one before.');
    expect(said[0]?.said).toMatch(/ok {2}grown: It has only grown since \d+ entries\./);
    expect(said[0]?.said).toContain('ok  views: w1, w2 have seen the same log.');
  });

  it('finds two witnesses that were shown different logs', async () => {
    await holder(FOUR);
    away.add(2);
    test.setNow(CLOSED);
    await runDueJobs(test.shop);
    const { seq } = await sealOf(MEGA);
    const { size } = await test.shop.db
      .selectFrom('logs')
      .select('size')
      .where('id', '=', 'seals')
      .executeTakeFirstOrThrow();
    const honest = await test.shop.db.selectFrom('cosignatures').selectAll().execute();
    expect(honest.map(({ witness }) => witness)).toEqual(['witness.example/w1']);

    // The second witness is shown a book of more money, and signs that, since it has seen nothing else.
    await test.shop.db.deleteFrom('cosignatures').execute();
    await rewriteLog(seq);
    away = new Set([1]);
    await askWitnesses(test.shop).catch(() => {});
    const forged = await test.shop.db.selectFrom('cosignatures').select('witness').execute();
    expect(forged).toEqual([{ witness: 'witness.example/w2' }]);
    away.clear();

    const { said, code } = await verify('log');
    // Nothing else tells: the log is whole, and one witness has signed it.
    expect(said.match(/^FAILED .*$/gm)).toEqual([
      `FAILED  views: The shop has signed two logs: the ${size} entries that w1 has seen are not the first ${size} here.`,
    ]);
    expect(code).toBe(1);
    // Who wants both witnesses to have signed the one log is not content either.
    const log = vkeyOf('veloc.example/seals', ED25519_TYPE, test.shop.secrets.bookKey.publicKey);
    const both = policyText([{ vkey: log, url: null }], witnesses).replace(
      'group witnesses any',
      'group witnesses all',
    );
    const policy = join(folder, 'policy');
    writeFileSync(policy, both);
    expect((await verify('log', '--policy', policy)).said).toMatch(/FAILED {2}witnesses: .*too few have signed: witn/);
  });

  it('finds entries that a witness has seen and the shop keeps back', async () => {
    await holder(FOUR);
    await printed();
    const { size, edge } = await test.shop.db
      .selectFrom('logs')
      .select(['size', 'edge'])
      .where('id', '=', 'seals')
      .executeTakeFirstOrThrow();
    const rows = await test.shop.db.selectFrom('seal_entries').select('entry').orderBy('seq').execute();
    const frontier = Frontier.empty();
    for (const { entry } of rows.slice(0, -1)) frontier.append(leafHash(utf8(entry)));
    expect(frontier.hashes).not.toEqual(edge);
    await test.shop.db
      .updateTable('logs')
      .set({ size: size - 1, edge: Buffer.concat(frontier.hashes) })
      .where('id', '=', 'seals')
      .execute();
    const { said, code } = await verify('log');
    expect(said).toContain(
      `FAILED  views: The shop has shown ${size} entries of its log to w1, and here ${size - 1}: some are kept back.`,
    );
    expect(code).toBe(1);
  });

  it('finds a ticket that was promised and left out of the sealed book', async () => {
    const player = await holder(SIX);
    await holder(FOUR);
    const kept = await keptReceipt(player);
    const dropped = test.shop.db.selectFrom('tickets').select('id').where('user_id', '=', player.userId);
    await test.shop.db.deleteFrom('book_entries').where('ticket_id', 'in', dropped).execute();
    await test.shop.db.updateTable('tickets').set({ period_id: 'mega:20260823' }).where('id', 'in', dropped).execute();
    test.setNow(CLOSED);
    await runDueJobs(test.shop);
    const { said, code } = await verify('receipt', kept);
    expect(said).toContain('ok  promise: The shop has signed that it admitted the ticket at 2026-08-21T03:00:00.000Z.');
    expect(said.match(/^FAILED .*$/gm)).toEqual([
      'FAILED  entered: The ticket was admitted at 2026-08-21T03:00:00.000Z, and among the 1 of the sealed book of ' +
        `${MEGA} it is missing.`,
    ]);
    expect(code).toBe(1);
  });
});
