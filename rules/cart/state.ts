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
  /** The page of the cart is before the player, and tells what becomes of its lines. */
  isOpen: boolean;
  /** The cart of a player on a device that has not seen it yet is on its way. */
  isLoading: boolean;
  isSyncing: boolean;
  /** Ms since the epoch; null before the first full sync. */
  lastSyncAt: number | null;
  /** The last ten, oldest first. */
  syncErrors: readonly SyncFailure[];
  /** A player is logged in: a guest's cart is not sent. */
  backendSyncEnabled: boolean;
  /** The order that was last made of the whole cart, until it is paid or the cart is cleared. */
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
    backendSyncEnabled: false,
    checkoutSession: null,
    syncRetryCount: 0,
    maxSyncRetries: MAX_SYNC_RETRIES,
    networkStatus: 'online',
    validationCache: new Map(),
    lastActivity: null,
  };
}
