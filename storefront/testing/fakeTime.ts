import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { unmountAll } from './renderShop';

/**
 * Puts every test of the file on fake timers, at `start` (ms since the epoch) or at the time of the day, and unmounts
 * the shops that it leaves open while these timers still run. Answers what lets time pass.
 */
export function fakeTime(start?: number): (ms: number) => Promise<void> {
  beforeEach(() => {
    vi.useFakeTimers(start === undefined ? {} : { now: start });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(async () => {
    await unmountAll();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}
