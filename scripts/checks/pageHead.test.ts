import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('index.html');
const lacquer = (theme: string) =>
  (
    JSON.parse(read(`ui/theme/tokens/theme.${theme}.tokens.json`)) as {
      color: { lacquerStart: { $value: { hex: string } } };
    }
  ).color.lacquerStart.$value.hex;

it("colours the browser's bar by the token of each theme", () => {
  const [light, dark] = [lacquer('light'), lacquer('dark')];
  expect(page).toContain(`<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}" />`);
});

it('tells the same two colours to those who write a page of their own', () => {
  expect(read('ui/README.md')).toContain(`\`${lacquer('light')}\` in light and \`${lacquer('dark')}\` in dark`);
});

it('leads to files that are there', () => {
  const links = [...page.matchAll(/<link [^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((file) => !existsSync(join(root, file)) && !existsSync(join(root, 'public', file)))).toEqual([]);
});

it('keeps robots out of places that are there', () => {
  const places = [...read('public/robots.txt').matchAll(/^Disallow: (\/[\w-]+)/gm)].map(([, place = '']) => place);
  const told = read('storefront/shared/paths.ts') + read('backend/sessions/unlockLink.ts') + read('backend/app.ts');
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !new RegExp(`['\`]${place}['\`/]`).test(told))).toEqual([]);
});
