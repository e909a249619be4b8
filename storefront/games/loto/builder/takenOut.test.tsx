import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/fakes';
import { renderStorefront, unmountAll } from '../../../testing/renderStorefront';
import LotoScreen from './LotoScreen';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  );
const press = (name: string) => act(async () => buttons(name)[0]?.click());

it('gives back together the numbers that quick presses took out of the list', async () => {
  const slots = ['68', '79', '86'].map((digits, at) => ({
    code: 'ABC'[at],
    picks: { numbers: [], specials: [], groups: [digits], outcome: null },
    methodId: 'D',
    amount: null,
  }));
  const draft = { version: 1, methodId: 'D', amount: 10_000, numberPeriod: 1, slots };
  const page = await renderStorefront({
    path: '/loto',
    routes: [{ path: '/loto', layout: 'game', Screen: LotoScreen }],
    storage: memoryStorage({ 'veloc.draft.loto': JSON.stringify(draft) }),
  });
  expect(buttons('Xóa số')).toHaveLength(3);
  await press('Xóa số');
  await press('Xóa số');
  expect(page.text()).toContain('Đã xóa 2 vé.');
  await press('Xóa tất cả');
  expect(page.text()).toContain('Đã xóa 3 vé.');
  await press('Hoàn tác');
  expect(buttons('Xóa số')).toHaveLength(3);
  expect(buttons('Hoàn tác')).toEqual([]);
}, 60_000);
