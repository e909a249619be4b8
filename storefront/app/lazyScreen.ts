import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { browserReloadOnce } from './browserPage';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

export interface LazyScreen {
  Screen: LazyExoticComponent<ComponentType>;
  /** Begins to load the chunk, for instance before the first render. */
  preload: () => Promise<unknown>;
}

/** React.lazy that reloads the page when a chunk is gone after a deploy, at most once a minute. */
export function lazyScreen(load: LoadScreen, reloadOnce: () => boolean = browserReloadOnce): LazyScreen {
  let loading: ReturnType<LoadScreen> | undefined;
  const guarded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    });
    return loading;
  };
  return { Screen: lazy(guarded), preload: () => guarded().catch(() => undefined) };
}
