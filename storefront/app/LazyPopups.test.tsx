import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeTime } from '../testing/renderStorefront';

const pass = fakeTime();
const page = (path: string) => ({ path, layout: 'empty', Screen: () => null }) as const;

// The modules are shared with other tests, which have loaded the popups and go on to need them.
afterEach(() => {
  vi.doUnmock('./Popups');
  vi.resetModules();
});

it('leaves the line to the home page first, and is there for the first press on any other', async () => {
  const load = vi.fn(() => ({ default: () => null }));
  vi.doMock('./Popups', load);
  vi.resetModules();
  const { renderStorefront } = await import('../testing/renderStorefront');
  const shop = await renderStorefront({ path: '/', routes: [page('/'), page('/mega')] });
  await pass(1_000);
  expect(load).not.toHaveBeenCalled();
  await act(async () => shop.location.navigate('/mega'));
  await pass(0);
  await act(async () => vi.dynamicImportSettled());
  expect(load).toHaveBeenCalled();
  await shop.unmount();
});
