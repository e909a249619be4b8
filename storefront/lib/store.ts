import { useSyncExternalStore, startTransition, useEffect, useState, createContext, use, type Context } from 'react';

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

/** What a component goes by: `first` on the server and while a page from there is taken over. @default `get` */
export type ReadStore<T> = Pick<Store<T>, 'get' | 'subscribe'> & { first?: () => T };

export function useStore<T>({ get, subscribe, first = get }: ReadStore<T>): T {
  return useSyncExternalStore(subscribe, get, first);
}

/** Renders after what else a change renders has been painted: for what may come a frame later. */
export function useDeferredStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  const [state, setState] = useState(store.get);
  useEffect(() => {
    const take = () => startTransition(() => setState(store.get));
    take();
    return store.subscribe(take);
  }, [store]);
  return state;
}

/** A context that must be provided: its hook throws where it is not. */
export function createRequiredContext<T>(name: string): [context: Context<T | null>, useValue: () => T] {
  const context = createContext<T | null>(null);
  const useValue = () => {
    const value = use(context);
    if (value === null) {
      throw new Error(`${name} is not here, so this part has no state to show. Render it inside <Providers shop={…}>.`);
    }
    return value;
  };
  return [context, useValue];
}

/** A part of the shop whose code comes with the first screen that needs it. */
export interface Lazy<Part, Create extends (...given: never[]) => Part> {
  /** The first call makes the part, so a screen may ask while it renders. */
  open(create: Create): Part;
}

export function lazy<Part, Create extends (...given: never[]) => Part>(
  make: (create: Create) => Part,
): Lazy<Part, Create> {
  let part: { made: Part } | null = null;
  return { open: (create) => (part ??= { made: make(create) }).made };
}
