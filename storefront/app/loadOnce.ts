import { browserReloadOnce, browserUntilOnline } from './browserPage';

interface Page {
  /** Reloads the page; answers whether it did. */
  reloadOnce: () => boolean;
  /** Null while there is a network. */
  untilOnline: () => Promise<void> | null;
}

const browserPage: Page = { reloadOnce: browserReloadOnce, untilOnline: browserUntilOnline };

/**
 * Loads a chunk when first asked, and once. One that is gone after a deploy reloads the page, at most once a minute; a
 * load that failed is tried again when next asked. Without a network it waits for one: a reload would put the browser's
 * own error page in the place of the shop.
 */
export function loadOnce<Loaded>(
  load: () => Promise<Loaded>,
  { reloadOnce, untilOnline }: Page = browserPage,
): () => Promise<Loaded> {
  const loadPatiently = async (): Promise<Loaded> => {
    try {
      return await load();
    } catch (error) {
      const online = untilOnline();
      if (!online) throw error;
      await online;
      return loadPatiently();
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
