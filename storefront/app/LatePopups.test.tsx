import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeTime } from '../testing/fakeTime';
import { renderShop } from '../testing/renderShop';

const load = vi.hoisted(() => vi.fn(() => ({ Popups: () => null })));
vi.mock('./Popups', load);

const pass = fakeTime();
const page = (path: string) => ({ path, layout: 'empty', Screen: () => null }) as const;

it('leaves the line to the home page first, and is there for the first press on any other', async () => {
  const shop = await renderShop({ path: '/', routes: [page('/'), page('/mega')] });
  await pass(1_000);
  expect(load).not.toHaveBeenCalled();
  await act(async () => shop.location.navigate('/mega'));
  await pass(0);
  expect(load).toHaveBeenCalled();
});
