import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { QueryResult, UnknownRow } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app';
import { testShop, type TestShop } from '../testing/testShop';
import { loadWriteHome, type WriteHome } from './home';
import { loadPage } from './page';

const SHELL = '<!doctype html><style nonce="%NONCE%"></style><script>theme()</script><div id="root"></div>';
const written: WriteHome = (periods) =>
  SHELL.replace(
    '</div>',
    () => `${(periods as { listPeriod: { title: string }[] }).listPeriod[0]?.title}</div>${JSON.stringify(periods)}`,
  );

let testing: TestShop;
let folder: string;
const told: string[] = [];

beforeAll(async () => {
  testing = await testShop({ now: '2026-11-21T12:16:42+07:00' });
  folder = mkdtempSync(join(tmpdir(), 'veloc-home-'));
  writeFileSync(join(folder, 'index.html'), SHELL);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await testing.close();
});
afterEach(() => told.splice(0));

/** The shop's page with `writeHome`, asked for as a browser does. */
function site(writeHome: WriteHome | undefined, over: Partial<TestShop['shop']> = {}, patience = 60_000) {
  const page = loadPage(folder);
  if (!page) throw new Error('The folder has no page.');
  const log = { ...testing.shop.log, error: (line: string) => void told.push(line) };
  const app = createApp({ ...testing.shop, log, ...over }, { ...page, writeHome, patience });
  return async (path = '/', init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { Accept: 'text/html', ...(init.headers as object) } });
}

test('home comes with its games, in every answer under a nonce of its own', async () => {
  const get = site(written);
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await get();
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '') ?? [];
    const html = await answer.text();
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(html).toContain('<div id="root">LOTO</div>');
    expect(html).toContain('"serverTime":"2026-11-21T05:16:42.000Z"');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/),
      'cache-control': 'no-cache',
    });
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('home is the same for a player as for a guest, cookies and tokens or not', async () => {
  const { token } = await testing.newPlayer({ name: 'Nguyễn Thị Bưởi', balance: 1_234_000 });
  const get = site(written);
  const bare = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
  const guests = bare(await (await get()).text());
  const headers = { Authorization: `Bearer ${token}`, Cookie: `token=${token}` };
  expect(bare(await (await get('/', { headers })).text())).toBe(guests);
});

test('is written once a second at most, and anew in the next', async () => {
  let times = 0;
  const get = site((periods) => {
    times += 1;
    return written(periods);
  });
  await Promise.all([get(), get(), get()]);
  await get();
  expect(times).toBe(1);
  testing.passTime(1_000);
  await get();
  expect(times).toBe(2);
});

test('travels as brotli to who takes that, and says that it may', async () => {
  const answer = await site(written)('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'content-type': expect.stringMatching(/^text\/html/),
  });
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('LOTO');
});

test('HEAD answers without a body', async () => {
  const answer = await site(written)('/', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(await answer.text()).toBe('');
});

const hasNoGames = async (get: ReturnType<typeof site>, path?: string) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root"></div>');
};

test('other pages, and the one that the service worker keeps, have no games in them', async () => {
  for (const path of ['/keno', '/index.html', '/account']) await hasNoGames(site(written), path);
});

test('a build without the program answers its page as it is', async () => {
  expect(await loadWriteHome(folder, testing.shop.log)).toBeUndefined();
  await hasNoGames(site(undefined));
});

test('a page that cannot be written comes as it is, and that is told once', async () => {
  const get = site(() => {
    throw new Error('broken');
  });
  await hasNoGames(get);
  testing.passTime(1_000);
  await hasNoGames(get);
  expect(told).toEqual([expect.stringMatching(/^Home could not be written/)]);
});

test('a database that fails or keeps everybody waiting holds up no page', async () => {
  const db = (transformResult: () => Promise<QueryResult<UnknownRow>>) =>
    testing.shop.db.withPlugin({ transformQuery: ({ node }) => node, transformResult });
  await hasNoGames(site(written, { db: db(() => Promise.reject(new Error('gone'))) }));
  let giveUp = () => undefined as void;
  const waiting = new Promise<QueryResult<UnknownRow>>((resolve) => (giveUp = () => resolve({ rows: [] })));
  await hasNoGames(site(written, { db: db(() => waiting) }, 10));
  // Or the connection would never be given back.
  giveUp();
  expect(told).toEqual([]);
});

test('the program is taken from the folder of the build, and one that does not start is told of', async () => {
  mkdirSync(join(folder, 'server'));
  const file = join(folder, 'server/firstPage.mjs');
  writeFileSync(file, 'export const renderFirstPage = ({ serverTime }) => `written at ${serverTime}`;');
  const writeHome = await loadWriteHome(folder, testing.shop.log);
  expect(await (await site(writeHome)()).text()).toBe('written at 2026-11-21T05:16:44.000Z');

  mkdirSync(join(folder, 'broken/server'), { recursive: true });
  writeFileSync(join(folder, 'broken/server/firstPage.mjs'), 'nothing.here');
  const log = { ...testing.shop.log, error: (line: string) => void told.push(line) };
  expect(await loadWriteHome(join(folder, 'broken'), log)).toBeUndefined();
  expect(told).toEqual([expect.stringMatching(/^Home cannot be written here/)]);
  rmSync(join(folder, 'server'), { recursive: true });
});
