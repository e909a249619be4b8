import type { OtpPurpose } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Clock } from './clock';
import type { RouteShares } from './db/routeShares';
import type { Database } from './db/schema';
import type { Log } from './log';
import type { ShopMetrics } from './observability/metrics/shopMetrics';
import type { Secrets } from './secrets';
import type { Settings } from './settings/settings';
import type { PlayerSemaphores, KeyedMutex } from './keyedLocks';
import type { PaymentProvider } from './topup/paymentProvider';

/** Cryptographic random bytes. */
export type RandomBytes = (size: number) => Buffer;

export interface OneTimeCode {
  /** E.164. */
  phone: string;
  /** Six digits. */
  code: string;
  purpose: OtpPurpose;
}

/** Everything a route may use: no module of the backend holds state of its own. */
export interface Shop {
  db: Kysely<Database>;
  /** For libraries that speak to the driver themselves; routes use `db`. */
  pool: Pool;
  /** For works that take long and that no player waits for: connections and limits of their own. */
  longDb: Kysely<Database>;
  /** Keeps one locked table from taking all connections to the database. */
  routes: RouteShares;
  /** Asks the database for a sign of life, beside everything else. Rejects within a second. */
  probe(): Promise<void>;
  clock: Clock;
  random: RandomBytes;
  settings: Settings;
  secrets: Secrets;
  log: Log;
  metrics: ShopMetrics;
  /** Parts works of this process that must not run side by side. */
  mutex: KeyedMutex;
  /** Keeps one player from taking all connections to the database. */
  semaphores: PlayerSemaphores;
  /** Fires when the process was told to end: it still answers, and is not ready for more. */
  draining?: AbortSignal;
  /** Fires when the process is about to end: what never ends by itself, such as an open stream, must then. */
  stopping?: AbortSignal;
  /** How players pay in. */
  paymentProvider: PaymentProvider;
  /** Hands a code to the player's phone. */
  sendCode(message: OneTimeCode): Promise<void>;
}
