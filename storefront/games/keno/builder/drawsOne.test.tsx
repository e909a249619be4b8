import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderStorefront, unmountAll } from '../../../testing/renderStorefront';
import KenoScreen from './KenoScreen';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

it.each([
  ['/keno-eo', 1, '10.000'],
  ['/keno-ud', 1, '10.000'],
  ['/keno', 6, '60.000'],
])('%s draws %d at a press and says so with its price', async (path, count, price) => {
  await renderStorefront({
    path,
    fetch: () => new Promise(() => undefined),
    routes: [{ path, layout: 'game' as const, Screen: KenoScreen }],
  });
  const quickPick = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Chọn nhanh'),
  );
  expect(quickPick?.textContent).toContain(`Chọn nhanh ${count} vé ${price}`);
  await act(async () => quickPick?.click());
  expect(document.querySelectorAll('[data-state="done"]')).toHaveLength(count);
});
