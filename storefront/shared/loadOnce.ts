import { browserReloadOnce, browserServed } from './browserPage';
import type { Served } from './served';

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
