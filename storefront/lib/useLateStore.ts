import { startTransition, useEffect, useState } from 'react';
import type { Store } from './store';

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
