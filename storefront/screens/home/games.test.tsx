import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameIds } from '@veloc/rules';
import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import { HomeScreen } from './HomeScreen';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const named = [
  ['keno', 'KENO', '/keno'],
  ['mega', 'MEGA 6/45', '/mega'],
  ['power', 'POWER 6/55', '/power'],
  ['max3d', 'MAX 3D', '/max3d'],
  ['max3dpro', 'MAX 3D PRO', '/max3dpro'],
  ['lotto535', 'LOTTO 5/35', '/lotto535'],
  ['loto', 'LOTO', '/loto'],
  ['classic', 'SỐ ĐỀ', '/classic'],
] as const;

it('has the ten games, each under its name and in its color, and leads to the page of each', async () => {
  const listPeriod = gameIds.map((gameId) => gameEntry(Date.now() + 3_600_000, { gameId }));
  const { fetch } = scriptedFetch(({ path }) =>
    path === '/client/get-current-period' ? { status: 200, body: { listPeriod } } : { status: 404, body: {} },
  );
  await renderStorefront({ path: '/', routes: [{ path: '/', layout: 'default', Screen: HomeScreen }], fetch });
  const cards = () => [...document.querySelectorAll<HTMLElement>('main [data-accent]')];
  const linkOf = (card: HTMLElement) => card.closest('a') ?? card.querySelector('a');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(cards().map(({ dataset }) => dataset['accent'])).toEqual(expect.arrayContaining(named.map(([id]) => id)));
  });
  for (const [gameId, title, href] of named) {
    const card = cards().find(({ dataset }) => dataset['accent'] === gameId) ?? expect.fail(gameId);
    expect([card.textContent?.startsWith(title), linkOf(card)?.getAttribute('href')], gameId).toEqual([true, href]);
  }
  // Keno's side games have the card of Keno.
  const links = [...document.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Chẵn – Lẻ', '/keno-eo']);
  expect(links).toContainEqual(['Lớn – Nhỏ', '/keno-ud']);
});
