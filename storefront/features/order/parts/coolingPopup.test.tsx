import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeTime, renderStorefront } from '../../../testing/renderStorefront';
import { scriptedFetch } from '../../../testing/scriptedFetch';
import { CoolingPopup } from './CoolingPopup';

vi.setConfig({ testTimeout: 20_000 });
const pass = fakeTime(Date.parse('2026-11-22T10:58:30Z'));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));

it('lets the purchase through seven seconds after it has asked, and the way back at once', async () => {
  const said = { confirm: vi.fn(), review: vi.fn() };
  const Screen = () => (
    <CoolingPopup
      open
      times={12}
      usual={30_000}
      total={360_000}
      count={36}
      monthAfter={550_000}
      onClose={() => undefined}
      onReview={said.review}
      onConfirm={said.confirm}
    />
  );
  const { fetch } = scriptedFetch(() => ({ status: 404, body: {} }));
  await renderStorefront({ path: '/', routes: [{ path: '/', layout: 'game', Screen }], fetch });
  await pass(50);
  await act(async () => button('Xem lại vé')?.click());
  expect(said.review).toHaveBeenCalledOnce();

  await pass(6_000);
  expect(button('Vẫn mua 36 vé')?.textContent).toContain('bấm được sau 1 giây');
  await act(async () => button('Vẫn mua 36 vé')?.click());
  expect(said.confirm).not.toHaveBeenCalled();

  await pass(1_500);
  expect(button('Vẫn mua 36 vé')?.textContent).toBe('Vẫn mua 36 vé');
  await act(async () => button('Vẫn mua 36 vé')?.click());
  expect(said.confirm).toHaveBeenCalledOnce();
});
