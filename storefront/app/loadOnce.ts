import { browserReloadOnce } from './browserPage';

/**
 * Loads a chunk when first asked, and once. One that is gone after a deploy reloads the page, at most once a minute; a
 * load that failed is tried again when next asked.
 */
export function loadOnce<Loaded>(
  load: () => Promise<Loaded>,
  reloadOnce: () => boolean = browserReloadOnce,
): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    });
    return loading;
  };
}
