import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadOnce } from './loadOnce';

export type LoadScreen<Props extends object = object> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyScreen<Props extends object = object> {
  Screen: LazyExoticComponent<ComponentType<Props>>;
  /** Begins to load the chunk before anything shows it. */
  preload: () => Promise<unknown>;
}

/** React.lazy that reloads the page when a chunk is gone after a deploy, at most once a minute. */
export function lazyScreen<Props extends object = object>(
  load: LoadScreen<Props>,
  page?: Parameters<typeof loadOnce>[1],
): LazyScreen<Props> {
  const loading = loadOnce(load, page);
  return { Screen: lazy(loading), preload: () => loading().catch(() => undefined) };
}
