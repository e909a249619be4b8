import { safeStorage } from '../lib/browserStorage';
import { storageKeys } from '../lib/storageKeys';

const storage = safeStorage(() => localStorage);

/** In place of a count of draws: nothing was ever bought, and the card is lower by so many rows. */
export const NOTHING_BOUGHT = -3;

/**
 * Draws of today beyond the two that always have their room, as many as were waited for last: the games must not move.
 * index.html reckons the same before any script is here.
 */
export const moreRows = () => {
  const kept = Number(storage.getItem(storageKeys.todayRows) ?? 0);
  return kept < 0 ? kept : Math.max(0, kept - 2);
};

/** Rows that are kept free at most: once they are over, those that are left stand far apart. */
const MOST_KEPT = 4;

export const keepRows = (shown: number) => storage.setItem(storageKeys.todayRows, String(Math.min(shown, MOST_KEPT)));
