/** A failed sync is tried again this often (spec section 9). */
export const MAX_SYNC_RETRIES = 3;

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

/**
 * Exponential backoff of a sync: wait in ms before the next try after `retryCount` failures, 1 s, 2 s, 4 s … at most 30 s
 * (spec section 4). Other calls wait by `storefront/api/retry.ts`.
 */
export function retryDelay(retryCount: number): number {
  return Math.min(FIRST_DELAY * 2 ** retryCount, LONGEST_DELAY);
}
