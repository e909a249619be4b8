import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { safeStorage } from './browserStorage';
import { createColorMode, type ColorMode } from '../state/color-mode/colorMode';

describe('a storage that is blocked', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  it('still remembers until the page is left', () => {
    expect(blocked.getItem('veloc.token')).toBeNull();
    blocked.setItem('veloc.token', 't1');
    expect(blocked.getItem('veloc.token')).toBe('t1');
    blocked.removeItem('veloc.token');
    expect(blocked.getItem('veloc.token')).toBeNull();
  });
});

it('goes back to the real storage once it takes values again', () => {
  const real = memoryStorage();
  let isFull = true;
  const storage = safeStorage(() => ({
    ...real,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      real.setItem(key, value);
    },
  }));
  storage.setItem('veloc.cart', 'kept in memory');
  expect(storage.getItem('veloc.cart')).toBe('kept in memory');
  isFull = false;
  storage.setItem('veloc.cart', 'saved');
  real.setItem('veloc.cart', 'from another tab');
  expect(storage.getItem('veloc.cart')).toBe('from another tab');
});

describe('the colour mode', () => {
  const start = (stored: Record<string, string>, dark: boolean) => {
    const storage = memoryStorage(stored);
    const applied: ColorMode[] = [];
    const system = { dark };
    const state = createColorMode({ storage, prefersDark: () => system.dark, apply: (mode) => applied.push(mode) });
    return { storage, applied, system, state };
  };

  it.each([
    [{}, false, 'light'],
    [{}, true, 'dark'],
    [{ 'veloc.dark-mode': 'true' }, false, 'dark'],
    [{ 'veloc.dark-mode': 'false' }, true, 'light'],
  ] as const)('with %j stored and a dark system %s is %s', (stored, dark, mode) => {
    const { state, applied } = start(stored, dark);
    expect(state.get()).toBe(mode);
    expect(applied).toEqual([mode]);
  });

  it('keeps a choice, and follows the system only without one', () => {
    const { state, storage, system } = start({}, false);
    system.dark = true;
    state.followSystem();
    expect(state.get()).toBe('dark');
    state.choose('light');
    expect(storage.getItem('veloc.dark-mode')).toBe('false');
    state.followSystem();
    expect(state.get()).toBe('light');
  });
});
