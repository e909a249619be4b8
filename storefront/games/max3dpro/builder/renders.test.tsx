import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderStorefront } from '../../../testing/renderStorefront';
import Max3DProScreen from './Max3DProScreen';

const pages = vi.hoisted(() => ({ rendered: 0 }));

// The real builder, which each render of the page asks once, with a counter before it.
vi.mock(import('../../../features/builder/useBuilder'), async (original) => {
  const real = await original();
  return {
    ...real,
    useBuilder: (...asked: Parameters<typeof real.useBuilder>) => {
      pages.rendered += 1;
      return real.useBuilder(...asked);
    },
  };
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Nothing scrolls here.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));

async function press(name: string) {
  await act(async () => button(name)?.click());
}

it('types twenty groups without rendering the page', async () => {
  const page = await renderStorefront({
    path: '/max3dpro?method=MULTIGROUP&numbers=168,279,386',
    // What comes from a server renders the page for a reason of its own.
    fetch: () => new Promise(() => undefined),
    routes: [{ path: '/max3dpro', layout: 'game', Screen: Max3DProScreen }],
  });
  await press('Thêm bộ số');
  // The sheet comes in a chunk of its own.
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.querySelector('[role="dialog"] [data-group]')).not.toBeNull();
  }, 20_000);

  pages.rendered = 0;
  const tiles = document.querySelector('[role="dialog"] [data-group]');
  const digits = Array.from({ length: 17 }, (_, index) => String(400 + index)).join('');
  for (const key of digits) {
    await act(async () => tiles?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  }
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('380 lượt chơi (20 × 19)');
  expect(pages.rendered).toBe(0);

  await press('Xong');
  expect(pages.rendered).toBeGreaterThan(0);
  await page.unmount();
}, 60_000);
