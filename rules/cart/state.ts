import type { Checkout } from '../wire/carts';
import { MAX_SYNC_RETRIES } from './backoff';
import type { CartLine } from './line';
import type { ValidationCache } from './validationCache';

/** A failed exchange with the server; `timestamp` is ms since the epoch. */
export interface SyncFailure {
  message: string;
  operation: string;
  timestamp: number;
  retryCount: number;
}

/** A synced line that was taken out while the server has not confirmed it, and the place it had. */
export interface RemovedLine {
  line: CartLine;
  index: number;
}

/** The cart of one browser (spec section 3). */
export interface CartState {
  items: readonly CartLine[];
  /** Kept so that a removal the server did not take can be undone. */
  removing: readonly RemovedLine[];
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
