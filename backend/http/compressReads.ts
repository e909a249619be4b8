import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './env';

/** Reads whose answers are long: on a slow phone their bytes come between the player and the page. */
const LONG_READS = [
  '/client/get-current-period',
  '/client/payment-history',
  '/client-game-results/*',
  '/client-classic-result/*',
  '/client-loto-carts/get-channels',
  '/client-tickets/*',
  '/client-transaction/*',
  '/client-notifications',
  '/accounts/get-active',
  '/public/contents/*',
  '/public/guides/*',
  '/client/client-get-privacy',
  '/openapi.json',
];

/**
 * Sends long reads compressed to who takes that. No secret stands in them beside words of another's choosing, and no
 * cookie opens them, so their length tells nobody anything.
 */
export function compressReads(app: Hono<AppEnv>): void {
  for (const path of LONG_READS) app.use(path, compress());
}
