import type { Checkout } from '../wire/carts';
import { MAX_SYNC_RETRIES } from './backoff';
import type { CartLine } from './line';
import type { RemovedLine } from './removing';
import type { PendingSend } from './sending';
import type { ValidationCache } from './validationCache';

/** A failed exchange with the server; `timestamp` is ms since the epoch. */
export interface SyncFailure {
  message: string;
  operation: string;
  timestamp: number;
  retryCount: number;
}

/** The cart of one browser (spec section 3). */
export interface CartState {
  items: readonly CartLine[];
  /** Lines taken out here that the server may still hold. */
  removing: readonly RemovedLine[];
  /** What was sent and not answered for sure. */
  sent: readonly PendingSend[];
  /** Lines that recovery dropped, until the player has seen it. */
  dropped: readonly CartLine[];
  isOpen: boolean;
  isLoading: boolean;
  isSyncing: boolean;
  /** Ms since the epoch; null before the first full sync. */
  lastSyncAt: number | null;
  /** The last ten, oldest first. */
  syncErrors: readonly SyncFailure[];
  backendSyncEnabled: boolean;
  checkoutSession: Checkout | null;
  /** Full syncs failed in a row. */
  syncRetryCount: number;
  maxSyncRetries: number;
  networkStatus: 'online' | 'offline';
  /** What was found about tickets lately. */
  validationCache: ValidationCache;
  /** Ms since the epoch; null before anything was done. */
  lastActivity: number | null;
}

export function emptyCart(): CartState {
  return {
    items: [],
    removing: [],
    sent: [],
    dropped: [],
    isOpen: false,
    isLoading: false,
    isSyncing: false,
    lastSyncAt: null,
    syncErrors: [],
    backendSyncEnabled: true,
    checkoutSession: null,
    syncRetryCount: 0,
    maxSyncRetries: MAX_SYNC_RETRIES,
    networkStatus: 'online',
    validationCache: new Map(),
    lastActivity: null,
  };
}
