import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { renderStorefront } from '../testing/renderStorefront';
import { scriptedFetch } from '../testing/scriptedFetch';
import { useBalance } from './useBalance';

it('keeps the figures while they are read again, and when that fails (spec section 8)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let status = 200;
  const { fetch } = scriptedFetch(({ path }) =>
    path === '/users/get-user-balance'
      ? { status, body: { data: { amount: 250_000, rewardAmount: 5_000 } } }
      : { status: 404, body: {} },
  );
  const shown: ReturnType<typeof useBalance>[] = [];
  function Screen() {
    shown.push(useBalance());
    return null;
  }
  const page = await renderStorefront({
    path: '/balance',
    routes: [{ path: '/balance', layout: 'empty', Screen }],
    storage: memoryStorage({ 'veloc.token': 't1' }),
    fetch,
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(shown.at(-1)?.balance.amount).toBe(250_000), { timeout: 50_000 });
  const known = shown.length;
  await shown.at(-1)?.refresh();
  status = 403;
  await shown.at(-1)?.refresh();
  await vi.waitFor(() => expect(shown.at(-1)?.error).toMatchObject({ status }), { timeout: 50_000 });
  expect(new Set(shown.slice(known).map(({ balance }) => balance.amount))).toEqual(new Set([250_000]));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await page.unmount();
  vi.unstubAllGlobals();
});
