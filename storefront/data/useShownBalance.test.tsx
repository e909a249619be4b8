import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { renderStorefront } from '../testing/renderStorefront';
import { scriptedFetch } from '../testing/scriptedFetch';
import { useBalance } from './useBalance';
import { useShownBalance } from './useShownBalance';

it('shows a page without a network the figures of the last time, of that player alone', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shown = async (player: string, status: number) => {
    const { fetch } = scriptedFetch(({ path }) =>
      path === '/users/get-user-balance'
        ? { status, body: { data: { amount: 250_000, rewardAmount: 5_000 } } }
        : { status: 404, body: {} },
    );
    let last: number | undefined;
    let isRead = false;
    function Screen() {
      const { error, balance } = useBalance();
      last = useShownBalance().amount;
      isRead = status === 200 ? balance.amount === 250_000 : error !== undefined;
      return null;
    }
    const user = JSON.stringify({ id: player, phone: '+84901234567', name: 'An' });
    const page = await renderStorefront({
      path: '/balance',
      routes: [{ path: '/balance', layout: 'empty', Screen }],
      storage: memoryStorage({ 'veloc.token': 't1', 'veloc.user': user }),
      fetch,
    });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    await vi.waitFor(() => expect(isRead).toBe(true), { timeout: 50_000 });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await page.unmount();
    return last;
  };
  expect(await shown('u1', 200)).toBe(250_000);
  expect(await shown('u1', 403)).toBe(250_000);
  expect(await shown('u2', 403)).toBe(-1);
  vi.unstubAllGlobals();
});
