import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { springBack } from './springBack';

const ball = document.createElement('span');
const animate = vi.fn<() => void>();
const touch = '(hover: none) and (prefers-reduced-motion: no-preference)';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(ball, { animate });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  animate.mockReset();
});

test('a ball pressed by a finger springs once the frame is out, and not before', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === touch }));
  springBack(ball);
  expect(animate).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(animate).toHaveBeenCalledOnce();
});

test('it stands where a mouse presses, and for those who want less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  springBack(ball);
  vi.runAllTimers();
  expect(animate).not.toHaveBeenCalled();
});
