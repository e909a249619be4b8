import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Timers } from '../api/timers';
import { useUndo } from './useUndo';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** The hook in a component, beside the timers that run: `ring` ends them. */
function begin(lasts?: number) {
  const running = new Map<() => void, number>();
  const timers: Timers = {
    after(ms, run) {
      running.set(run, ms);
      return () => running.delete(run);
    },
  };
  const result = {} as { current: ReturnType<typeof useUndo<string>> };
  function Kept() {
    result.current = useUndo<string>({ timers, ...(lasts === undefined ? {} : { lasts }) });
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Kept />));
  const ring = () => act(() => [...running.keys()].forEach((run) => run()));
  return { result, ring, running: () => [...running.values()] };
}

it('keeps what was done last for its time, which stands while it is held', () => {
  const { result, ring, running } = begin(5_000);
  expect(running()).toEqual([]);
  act(() => result.current.keep('a line'));
  expect(running()).toEqual([5_000]);
  act(() => result.current.hold(true));
  expect(running()).toEqual([]);
  act(() => result.current.hold(false));
  expect(running()).toEqual([5_000]);
  act(() => result.current.keep((last) => `${last} and another`));
  expect([result.current.kept, running()]).toEqual(['a line and another', [5_000]]);
  ring();
  expect(result.current.kept).toBeNull();
});

it('keeps it until it is forgotten where no time is told', () => {
  const { result, running } = begin();
  act(() => result.current.keep('a choice'));
  expect([result.current.kept, running()]).toEqual(['a choice', []]);
  act(() => result.current.forget());
  expect(result.current.kept).toBeNull();
});
