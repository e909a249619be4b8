import { useSyncExternalStore, startTransition, useEffect, useState } from 'react';

/** State outside React: screens read it with `useStore`, effects without one. */
export interface Store<T> {
  get(): T;
  set(change: (state: T) => T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const next = change(state);
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Renders after what else a change renders has been painted: for what may come a frame later. */
export function useLateStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  const [state, setState] = useState(store.get);
  useEffect(() => {
    const take = () => startTransition(() => setState(store.get));
    take();
    return store.subscribe(take);
  }, [store]);
  return state;
}
