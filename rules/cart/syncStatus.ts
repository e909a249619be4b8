import type { CartState } from './state';

/** For so many ms a failed exchange counts as a present error (spec section 9). */
const RECENT_FAILURE = 5 * 60_000;

export type SyncStatus = 'syncing' | 'error' | 'synced' | 'never_synced';

/**
 * Overall state of the exchange with the server at `now`, in ms since the epoch (spec section 4). An error is a failure
 * of the last 5 minutes that no full sync has made good since, or a line that still carries one.
 */
export function syncStatus(
  { isSyncing, syncErrors, items, lastSyncAt }: Pick<CartState, 'isSyncing' | 'syncErrors' | 'items' | 'lastSyncAt'>,
  now: number,
): SyncStatus {
  if (isSyncing) return 'syncing';
  const hasRecent = syncErrors.some(
    ({ timestamp }) => now - timestamp <= RECENT_FAILURE && (lastSyncAt === null || timestamp > lastSyncAt),
  );
  if (hasRecent || items.some(({ syncError }) => syncError !== null)) return 'error';
  return lastSyncAt === null ? 'never_synced' : 'synced';
}
