import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { routePaths } from '../lib/routePaths';

/** What browsers ask of a page before they offer to install it (https://web.dev/articles/install-criteria). */
const iconSchema = v.object({
  src: v.string(),
  sizes: v.string(),
  type: v.literal('image/png'),
  purpose: v.optional(v.string(), 'any'),
});
const manifest = v.parse(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      name: v.pipe(v.string(), v.nonEmpty()),
      short_name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(12)),
      id: v.string(),
      start_url: v.string(),
      scope: v.string(),
      display: v.picklist(['standalone', 'fullscreen', 'minimal-ui']),
      background_color: v.pipe(v.string(), v.regex(/^#[\dA-F]{6}$/)),
      theme_color: v.pipe(v.string(), v.regex(/^#[\dA-F]{6}$/)),
      icons: v.array(iconSchema),
      shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
    }),
  ),
  readFileSync(join(root, 'public/app.webmanifest'), 'utf8'),
);
const page = readFileSync(join(root, 'index.html'), 'utf8');

/** Width and height of a PNG, from its header. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(root, 'public', file));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('the page names its manifest, its colour and an icon for iOS', () => {
  expect(page).toContain('<link rel="manifest" href="/app.webmanifest" />');
  expect(page).toContain(`name="theme-color" content="${manifest.theme_color}"`);
  const [, icon = ''] = /rel="apple-touch-icon" href="\/([^"]+)"/.exec(page) ?? [];
  expect(sizeOf(icon)).toBe('180x180');
});

it('it has icons of the sizes that browsers ask for, as large as it says, and one to be cut to shape', () => {
  const sizes = manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes: told }) => told);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes: told } of manifest.icons) expect(sizeOf(src), src).toBe(told);
});

it('it opens inside of its scope, and each shortcut on a page of the shop', () => {
  for (const address of [manifest.id, manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
    expect(address.startsWith(manifest.scope), address).toBe(true);
  }
  expect(routePaths()).toEqual(expect.arrayContaining(manifest.shortcuts.map(({ url }) => url)));
});
