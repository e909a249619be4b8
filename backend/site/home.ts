import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { forEverybody } from '../db/routeShares';
import { currentEntries } from '../draws/entries';
import type { Shop } from '../shop';

/** Home as every guest sees it, written into the built page with the answer of the games on sale. Throws for another. */
export type WriteHome = (periods: unknown) => string;

/** For how long one writing is shown, in ms: its countdowns stand still meanwhile. */
const SHOWN_MS = 1_000;

/** The program that writes home, which a build lays beside its page; undefined where there is none or it does not start. */
export async function loadWriteHome(folder: string, log: Shop['log']): Promise<WriteHome | undefined> {
  const file = join(folder, 'server/firstPage.mjs');
  if (!existsSync(file)) return undefined;
  try {
    const { renderFirstPage } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
    if (typeof renderFirstPage !== 'function') throw new TypeError(`${file} exports no renderFirstPage.`);
    return renderFirstPage as WriteHome;
  } catch (error) {
    log.error('Home cannot be written here, so it shows once its script has come. Build the storefront again.', error);
    return undefined;
  }
}

/** For how long visitors wait for the list of games, in ms. */
const PATIENCE_MS = 250;

/**
 * Answers home with its games, the same for everybody and at most a second old; undefined where the games cannot be had
 * within `patience` ms or the page cannot be written, which is told once.
 */
export function createHome(
  shop: Shop,
  writeHome: WriteHome,
  patience = PATIENCE_MS,
): () => Promise<string | undefined> {
  let home: Promise<string | undefined> = Promise.resolve(undefined);
  let writtenAt = -Infinity;
  let isWriting = false;
  let hasTold = false;

  async function write(now: Date): Promise<string | undefined> {
    isWriting = true;
    try {
      const listPeriod = await forEverybody(() => currentEntries(shop));
      try {
        return writeHome({ listPeriod, serverTime: now.toISOString() });
      } catch (error) {
        if (!hasTold) shop.log.error('Home could not be written, so it shows once its script has come.', error);
        hasTold = true;
        return undefined;
      }
    } catch {
      // A database that does not answer is told of where it is asked for something.
      return undefined;
    } finally {
      isWriting = false;
    }
  }

  return () => {
    const now = shop.clock.now();
    // One read at a time, however long it takes; a clock may also go back.
    if (!isWriting && Math.abs(now.getTime() - writtenAt) >= SHOWN_MS) {
      writtenAt = now.getTime();
      home = Promise.race([write(now), setTimeout(patience, undefined, { ref: false })]);
    }
    return home;
  };
}
