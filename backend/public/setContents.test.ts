import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { testShop, type TestShop } from '../testing/testShop';
import { exampleContents } from './contents';

let test: TestShop;
let folder: string;
let printed: string[];
beforeAll(async () => {
  test = await testShop();
  folder = mkdtempSync(join(tmpdir(), 'veloc-contents-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});
beforeEach(() => {
  printed = [];
});

/** Runs `content set` against the shop itself, without a socket. */
function set(kind: string, content: unknown, key = test.shop.secrets.operatorKey): Promise<number> {
  const file = join(folder, kind);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const call = operatorCall('http://shop', key, async (url, options) => test.app.request(String(url), options));
  return runCommand(commands, ['content', 'set', kind, file], { call, print: (line) => printed.push(line) });
}

const read = async (path: string) => (await test.call('GET', path)).body.data as never;

it('gives a text that changes the next version, and one that does not its own', async () => {
  expect(await set('privacy', 'Tôi đã đủ 18 tuổi.\n')).toBe(0);
  expect(await read('/client/client-get-privacy')).toEqual({ content: 'Tôi đã đủ 18 tuổi.', version: 2 });
  expect(await set('privacy', 'Tôi đã đủ 18 tuổi.')).toBe(0);
  expect(await read('/client/client-get-privacy')).toMatchObject({ version: 2 });
  expect(printed).toEqual(['privacy: 1 changed', 'privacy: 0 changed']);
});

it('replaces the guides by those of the file, in its order', async () => {
  const guides = [
    { id: 'start', title: 'Bắt đầu', body: '<p>Ba bước.</p>' },
    { id: 'mega', gameId: 'mega', title: 'Mega', body: 'Chọn 6 số.' },
  ];
  expect(await set('guides', guides)).toBe(0);
  expect(await read('/public/guides')).toMatchObject([
    { id: 'start', body: '<p>Ba bước.</p>' },
    { id: 'mega', title: 'Mega' },
  ]);
  expect((await test.call('GET', '/public/guides/keno')).status).toBe(404);
});

it('replaces contact data and banners', async () => {
  const contact = { title: 'T', description: 'D', phone: '1', zalo: '2', email: 'a@b.vn', hours: 'H' };
  expect(await set('contact', contact)).toBe(0);
  expect(await read('/public/support-contact')).toEqual(contact);
  expect(await set('banners', [{ id: 'tet', title: 'Tết', href: '/mega' }])).toBe(0);
  expect(await read('/public/banners')).toEqual([{ id: 'tet', title: 'Tết', href: '/mega', image: null }]);
  expect(await set('banners', [])).toBe(0);
  expect(await read('/public/banners')).toEqual([]);
});

it('writes the terms that everybody reads', async () => {
  expect(await exampleContents(test.shop.db)).toContain('terms');
  expect(await set('terms', 'Vé đã thanh toán không hủy được.')).toBe(0);
  expect(await exampleContents(test.shop.db)).not.toContain('terms');
  expect(await read('/public/contents/terms')).toMatchObject([
    { kind: 'terms', body: 'Vé đã thanh toán không hủy được.', version: 2 },
  ]);
});

it.each([
  ['banners', [{ id: 'x', title: 'x', href: 'javascript:alert(1)' }], '0.href: leads nowhere'],
  ['banners', [{ id: 'x', title: 'x', href: '//evil.example' }], '0.href: leads nowhere'],
  ['banners', [{ id: 'x', title: 'x', image: 'https://evil.example/a.png' }], '0.image: is no picture'],
  ['guides', [{ id: 'privacy', title: 'x', body: 'x' }], 'belongs to another text'],
  [
    'guides',
    [
      { id: 'x', title: 'x', body: 'x' },
      { id: 'x', title: 'y', body: 'y' },
    ],
    'names an id twice',
  ],
  ['contact', { title: 'x' }, 'description'],
  ['contact', '{', 'See docs/content-format.md'],
  ['terms', '  \n', 'The file is empty'],
])('refuses %s that cannot be shown, and says why', async (kind, content, reason) => {
  const before = await test.call('GET', '/public/guides');
  expect(await set(kind, content)).toBe(1);
  expect(printed.join(' ')).toContain(reason);
  expect((await test.call('GET', '/public/guides')).text).toBe(before.text);
});

it('is the operator’s alone, and knows its kinds', async () => {
  expect(await set('terms', 'x', 'a wrong key')).toBe(1);
  expect(await set('nonsense', 'x')).toBe(1);
  expect((await test.call('PUT', '/operator/contents/terms', { body: 'x' })).status).toBe(401);
  const token = test.shop.secrets.operatorKey;
  expect((await test.call('PUT', '/operator/contents/nonsense', { token, body: 'x' })).status).toBe(404);
});
