import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { browserReloadOnce, browserServed, type Served } from './browserPage';

/** As often is tried again what does not come though it is there: some browsers remember that a script has failed. */
const TRIES = 4;
const PAUSE = 1_000;

interface Page {
  /** Reloads the page; answers whether it did. */
  reloadOnce: () => boolean;
  served: Pick<Served, 'again' | 'pause'>;
}

const browserPage: Page = { reloadOnce: browserReloadOnce, served: browserServed };

/**
 * Loads a chunk when first asked, and once. While the server is away it waits for it: a reload would put the browser's
 * own error page in the place of the shop. Only a chunk that is gone after a deploy reloads the page, at most once a
 * minute; a load that failed is tried again when next asked.
 */
export function loadOnce<Loaded>(
  load: () => Promise<Loaded>,
  { reloadOnce, served }: Page = browserPage,
): () => Promise<Loaded> {
  const loadPatiently = async (): Promise<Loaded> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await load();
      } catch (error) {
        const shop = await served.again();
        if (shop === 'other' || tries === TRIES) throw error;
        if (tries > 1) await served.pause(tries * PAUSE);
      }
    }
  };
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= loadPatiently().catch((error: unknown) => {
      loading = undefined;
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    });
    return loading;
  };
}

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
