import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dump, markProven, removeOlder } from '../../scripts/backup/backup';
import { findTool } from '../../scripts/backup/pgTools';
import { tryRestore } from '../../scripts/backup/tryRestore';
import { root } from '../../scripts/lib/root.mjs';
import { withClient } from '../../backend/db/connect';
import { buy } from '../../backend/testing/purchases';
import { testShop, type TestShop } from '../../backend/testing/testShop';

const server = process.env.VELOC_TEST_DATABASE_URL ?? '';

/** Debian's client is refused by a newer server, such as the one of the npm package. */
async function reasonToSkip(): Promise<string | undefined> {
  if (!server) return 'there is no PostgreSQL server';
  const tool = findTool('pg_dump');
  if (!tool) return 'there is no pg_dump';
  const child = spawn(tool, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(child, 'close');
  const client = Number(/(\d+)/.exec(said)?.[1]);
  const { rows } = await withClient(server, (admin) => admin.query('show server_version_num'));
  const version = Math.floor(Number((rows as { server_version_num: string }[])[0]?.server_version_num) / 10_000);
  return client < version ? `pg_dump is of ${client}, the server of ${version}` : undefined;
}

const reason = await reasonToSkip();

describe.skipIf(reason)(reason ? `a backup, but ${reason}` : 'a backup', () => {
  let test: TestShop;
  let url: string;
  let folder: string;
  beforeAll(async () => {
    test = await testShop();
    folder = mkdtempSync(join(tmpdir(), 'veloc-backup-'));
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.shop.db);
    const own = new URL(server);
    own.pathname = `/${rows[0]?.name}`;
    url = own.href;
    for (const balance of [50_000, 70_000]) await buy(test, await test.newPlayer({ balance }));
  });
  afterAll(async () => {
    await test?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const leftovers = () =>
    withClient(server, async (admin) => {
      const { rows } = await admin.query("select datname from pg_database where datname like 'veloc_restore_%'");
      return rows;
    });

  it('is the shop of its moment: what is bought later is not in it', async () => {
    const file = await dump(url, folder, test.shop.clock.now());
    const player = await test.newPlayer({ balance: 10_000 });
    test.passTime(60_000);
    expect((await buy(test, player)).status).toBe(200);
    expect(await tryRestore(file, server)).toEqual({
      players: 2,
      tickets: 2,
      journals: 4,
      newest: new Date('2026-08-21T03:00:00.000Z'),
      rules: expect.any(Number),
      violations: [],
    });
    expect(await leftovers()).toEqual([]);
  });

  it('that was cut off is refused, and leaves no database behind', async () => {
    const file = await dump(url, folder, new Date('2026-08-22T03:00:00Z'));
    truncateSync(file, Math.floor(statSync(file).size / 2));
    await expect(tryRestore(file, server)).rejects.toThrow(/^pg_restore failed: /);
    expect(await leftovers()).toEqual([]);
  });

  it('that is broken off leaves no file that looks like one', async () => {
    const nowhere = new URL(url);
    nowhere.pathname = '/veloc_no_such_database';
    await expect(dump(nowhere.href, join(folder, 'none'), new Date())).rejects.toThrow(/^pg_dump failed: .*no_such/);
    expect(readdirSync(join(folder, 'none'))).toEqual([]);
  });

  it('has the name of a proven one only when it was tried', async () => {
    const place = mkdtempSync(join(folder, 'tried-'));
    const file = await dump(url, place, new Date('2026-08-23T03:00:00Z'));
    expect(readdirSync(place)).toEqual(['veloc-20260823T030000Z.dump.untried']);
    expect(removeOlder(place, 0)).toEqual([]);
    expect(markProven(file)).toBe(join(place, 'veloc-20260823T030000Z.dump'));
    expect(readdirSync(place)).toEqual(['veloc-20260823T030000Z.dump']);
  });

  it('keeps the newest ones and whatever else lies there', () => {
    const place = mkdtempSync(join(folder, 'kept-'));
    for (const day of ['20260819', '20260821', '20260820']) writeFileSync(join(place, `veloc-${day}T030000Z.dump`), '');
    writeFileSync(join(place, 'notes.txt'), '');
    expect(removeOlder(place, 2)).toEqual(['veloc-20260819T030000Z.dump']);
    expect(readdirSync(place).toSorted()).toEqual([
      'notes.txt',
      'veloc-20260820T030000Z.dump',
      'veloc-20260821T030000Z.dump',
    ]);
  });

  it('of a shop whose money is wrong says so, fails, and removes no older one', async () => {
    await sql`update entries set amount = amount + 1 where leg = 0`.execute(test.shop.db);
    const place = mkdtempSync(join(folder, 'unsound-'));
    writeFileSync(join(place, 'veloc-20260101T030000Z.dump'), '');
    const args = ['--import', 'tsx', 'scripts/backup/main.ts', '--into', place, '--keep', '1'];
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, DATABASE_URL: url } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    const [code] = (await once(child, 'close')) as [number];
    expect(said).toMatch(/every-journal-sums-to-zero: .*\n(?:.*\n)*\d+ rows of the restored shop break rules/);
    expect(code).toBe(1);
    expect(readdirSync(place).toSorted()).toEqual([
      'veloc-20260101T030000Z.dump',
      expect.stringMatching(/\.dump\.untried$/),
    ]);
  });
});
