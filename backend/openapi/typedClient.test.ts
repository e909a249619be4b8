import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { megaTicket } from '../testing/purchases';
import { testShop, type TestShop } from '../testing/testShop';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What somebody else would write: calls by their paths, and lines that must not compile. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { components, paths } from './shop';

export type Cart = components['schemas']['GetCartAnswer'];

export async function shopFor(token: string, fetch: (request: Request) => Promise<Response>) {
  const shop = createClient<paths>({ baseUrl: 'http://shop.example', fetch, headers: { Authorization: \`Bearer \${token}\` } });
  const line: components['schemas']['AddItemRequest'] = LINE;
  const added = await shop.POST('/client-carts/add-item', { body: line, params: { header: { 'Idempotency-Key': 'one-key-of-mine' } } });
  const cart = await shop.GET('/client-carts/get-cart');
  const whole: Cart | undefined = cart.data?.data;
  const results = await shop.GET('/client-game-results/get-mega-v2', { params: { query: { itemPerPage: 5 } } });
  const drawn: string | undefined = results.data?.data[0]?.periodId;
  const refused = await shop.POST('/client-carts/add-item', { body: { ...line, quantity: 0 } });
  // A refusal is told apart by its type.
  const code: string | undefined = refused.error?.code;

  // @ts-expect-error no such call
  const nothing = shop.GET('/client-carts/no-such-call');
  // @ts-expect-error a change names its line
  const wrong: components['schemas']['UpdateQuantityRequest'] = { quantity: 1 };
  // @ts-expect-error lines are a list
  const text: string | undefined = whole?.items;
  return { added: added.data?.message, count: whole?.items.length, drawn, code, nothing, wrong, text };
}
`;

const OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
};

const line = { gameId: 'mega', ticket: megaTicket, unitPrice: 10_000, quantity: 1 };

let test: TestShop;
let document: string;
let folder: string;
beforeAll(async () => {
  test = await testShop();
  document = (await test.call('GET', '/openapi.json')).text;
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Within the repository, where the client finds its library.
  folder = mkdtempSync(join(root, '.cache/typed-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test.close();
});

it('the document has nothing to complain of for a linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const lint = async (source: string) =>
    (await lintFromString({ source, absoluteRef: 'openapi.json', config })).map(
      ({ ruleId, message }) => `${ruleId}: ${message}`,
    );
  expect(await lint(document)).toEqual([]);
  const open = { ...(JSON.parse(document) as object), servers: [] };
  expect(await lint(JSON.stringify(open))).toEqual([expect.stringMatching(/^no-empty-servers: /)]);
});

it('a typed client that is made from it compiles, refuses what is wrong, and calls the shop', async () => {
  writeFileSync(join(folder, 'shop.ts'), astToString(await openapiTypescript(document, { defaultNonNullable: false })));
  writeFileSync(join(folder, 'client.ts'), CLIENT.replace('LINE', JSON.stringify(line)));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: ['client.ts'] }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const tsc = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  expect(tsc.stdout + tsc.stderr).toBe('');
  expect(tsc.status).toBe(0);

  const client = (await import(/* @vite-ignore */ join(folder, 'client.ts'))) as {
    shopFor(token: string, fetch: (request: Request) => Promise<Response>): Promise<object>;
  };
  const { token } = await test.newPlayer();
  const answered = await client.shopFor(token, async (request) => test.app.fetch(request));
  expect(answered).toMatchObject({ added: 'Thành công', count: 1, code: 'VALIDATION_ERROR' });
});
