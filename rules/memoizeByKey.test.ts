import { expect, it, vi } from 'vitest';
import { memoizeByKey } from './memoizeByKey';

it('makes the value of each key once, and none before it is asked for', () => {
  const make = vi.fn((key: number) => ({ key }));
  const kept = memoizeByKey(make);
  expect(make).not.toHaveBeenCalled();
  expect([kept(1), kept(2)]).toEqual([{ key: 1 }, { key: 2 }]);
  expect(kept(1)).toBe(kept(1));
  expect(make.mock.calls).toEqual([[1], [2]]);
});
