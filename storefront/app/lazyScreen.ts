import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { browserReloadOnce } from './browserPage';

export type LoadScreen<Props extends object = object> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyScreen<Props extends object = object> {
  Screen: LazyExoticComponent<ComponentType<Props>>;
  /** Begins to load the chunk before anything shows it. */
  preload: () => Promise<unknown>;
}

/** React.lazy that reloads the page when a chunk is gone after a deploy, at most once a minute. */
export function lazyScreen<Props extends object = object>(
  load: LoadScreen<Props>,
  reloadOnce: () => boolean = browserReloadOnce,
): LazyScreen<Props> {
  let loading: ReturnType<LoadScreen<Props>> | undefined;
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
