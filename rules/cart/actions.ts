import type { CartLineAnswer, Checkout } from '../wire/carts';
import type { CartLine, NewLine } from './line';
import type { CachedValidation } from './validationCache';

/** What went wrong with a call. The server has `refused` when it answered 4xx; no answer and 5xx are not refusals. */
export interface CallFailure {
  message: string;
  code: string | null;
  refused: boolean;
}

/** Everything that can happen to a cart. `now` is ms since the epoch. */
export type CartAction =
  | { type: 'add'; line: NewLine; now: number }
  | { type: 'added'; id: string; sentQuantity: number; item: CartLineAnswer; now: number }
  | { type: 'addFailed'; id: string; failure: CallFailure; now: number }
  | { type: 'setQuantity'; id: string; quantity: number; now: number }
  | { type: 'quantitySet'; id: string; item: CartLineAnswer }
  | { type: 'quantityFailed'; id: string; failure: CallFailure; now: number }
  | { type: 'remove'; id: string; now: number }
  | { type: 'removed'; id: string }
  | { type: 'removeFailed'; id: string; failure: CallFailure; now: number }
  | { type: 'clear'; now: number }
  | { type: 'paid'; ids: readonly string[]; now: number }
  | {
      type: 'validated';
      id: string;
      outcome: Pick<CartLine, 'validationStatus' | 'validationError' | 'validationErrorCode'>;
    }
  /** A ticket was judged; `key` is its `validationKey`. */
  | { type: 'ticketChecked'; key: string | null; outcome: CachedValidation['outcome']; now: number }
  | { type: 'syncStarted' }
  | { type: 'synced'; items: readonly CartLineAnswer[]; startedAt: number; now: number }
  | { type: 'syncFailed'; operation: string; failure: CallFailure; now: number }
  | { type: 'recover' }
  | { type: 'forgetOldFailures'; now: number }
  | { type: 'restore'; items: readonly CartLine[]; lastSyncAt: number | null; isOpen: boolean }
  | { type: 'setNetwork'; networkStatus: 'online' | 'offline' }
  | { type: 'setOpen'; isOpen: boolean }
  | { type: 'setLoading'; isLoading: boolean }
  | { type: 'setBackendSync'; enabled: boolean }
  | { type: 'setCheckout'; checkoutSession: Checkout | null }
  | { type: 'reset' };
