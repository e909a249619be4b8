import type { Page } from '@playwright/test';

/** What lies in the databases of the page's origin. */
interface Kept {
  tickets: number;
  /** Of them, those whose draw is in a pack. */
  drawn: number;
  /** Moment of the last Mega draw that is kept. */
  mega: string | null;
  /** Why the newest Mega pack was refused. */
  refused: string | null;
}

/** Reads them without making any. */
export function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const rows = async (name: string, store: string, key?: string): Promise<Record<string, unknown>[]> => {
      const names = await indexedDB.databases();
      if (!names.some((known) => known.name === name)) return [];
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains(store)) {
            db.close();
            resolve([]);
            return;
          }
          const reading = db.transaction(store).objectStore(store).getAll(key);
          reading.addEventListener('success', () => {
            db.close();
            resolve(reading.result as Record<string, unknown>[]);
          });
        });
      });
    };
    const tickets = await rows('veloc-tickets', 'tickets');
    const [mega] = await rows('veloc-results', 'packs', 'mega');
    const isDrawn = ({ verdict }: Record<string, unknown>) => (verdict as { state: string }).state === 'drawn';
    return {
      tickets: tickets.length,
      drawn: tickets.filter(isDrawn).length,
      mega: (mega?.to as string | undefined) ?? null,
      refused: (mega?.refused as string | undefined) ?? null,
    };
  });
}

/** Whether there is a database of a player's: its name, else null. */
export function keptOwner(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const names = await indexedDB.databases();
    return names.find(({ name }) => name === 'veloc-tickets')?.name ?? null;
  });
}

/** Changes one number of a pack that is kept. */
export function spoilPack(page: Page, feed: string): Promise<void> {
  return page.evaluate(
    (key) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('veloc-results');
        opening.addEventListener('success', () => {
          const db = opening.result;
          const writing = db.transaction('texts', 'readwrite');
          const store = writing.objectStore('texts');
          const reading = store.get(key);
          reading.addEventListener('success', () => store.put(String(reading.result).replace(/\d(?=\]\n$)/, '0'), key));
          writing.addEventListener('complete', () => {
            db.close();
            resolve();
          });
          writing.addEventListener('error', () => reject(writing.error));
        });
      }),
    feed,
  );
}
