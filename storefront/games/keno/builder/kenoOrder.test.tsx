import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderStorefront, unmountAll } from '../../../testing/renderStorefront';
import KenoScreen from './KenoScreen';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

it.each([
  ['/keno', ['Kiểu chơi', 'Số kỳ', 'Số tiền dự thưởng mỗi vé', 'Vé của bạn']],
  ['/keno?numbers=1,2,3,4&method=BAO_4_2', ['Kiểu chơi', 'Số kỳ', 'Bao bao nhiêu số?']],
  ['/keno-eo', ['Kiểu chơi', 'Số kỳ', 'Số tiền dự thưởng vé A', 'Vé của bạn']],
  ['/keno-ud', ['Kiểu chơi', 'Số kỳ', 'Số tiền dự thưởng vé A', 'Vé của bạn']],
])('%s asks in the same order as every way to play', async (path, order) => {
  await renderStorefront({
    path,
    fetch: () => new Promise(() => undefined),
    routes: ['/keno', '/keno-eo', '/keno-ud'].map((one) => ({
      path: one,
      layout: 'game' as const,
      Screen: KenoScreen,
    })),
  });
  const html = document.body.innerHTML;
  const places = order.map((words) => html.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html.split('>Số kỳ<')).toHaveLength(2);
});
