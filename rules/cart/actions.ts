import type { GameId } from '../games';
import type { CartLineAnswer, CartSyncAnswer, Checkout } from '../wire/carts';
import type { CallFailure, CartLine, OrderLine } from './line';
import type { PendingSend } from './sending';
import type { CartState } from './state';
import type { CachedValidation } from './validationCache';

/** Everything that can happen to a cart. `now` is ms since the epoch. */
export type CartAction =
  /** `into` is the line of the same purchase that the player saw grow. */
  | { type: 'add'; line: OrderLine; into?: string; now: number }
  | { type: 'addSucceeded'; id: string; sentQuantity: number; item: CartLineAnswer; now: number }
  | { type: 'addFailed'; id: string; failure: CallFailure; now: number }
  /**
   * `from` is what the line had when it was asked for, so that changes of two tabs add up. When another tab has taken
   * the line out meanwhile, copies that were added become `line`.
   */
  | { type: 'setQuantity'; id: string; quantity: number; from?: number; line?: OrderLine; now: number }
  | { type: 'quantitySucceeded'; id: string; item: CartLineAnswer }
  | { type: 'quantityFailed'; id: string; failure: CallFailure; now: number }
  | { type: 'remove'; id: string; quantity?: number; now: number }
  /** `seen` are the lines as they stood for the player, by default all of the game. */
  | { type: 'removeGame'; gameId: GameId; seen?: readonly Pick<CartLine, 'id' | 'quantity'>[]; now: number }
  /** `seen` are the lines as they stood for the player, by default all. */
  | { type: 'clear'; seen?: readonly Pick<CartLine, 'id' | 'quantity'>[]; now: number }
  /** The server has answered removals. */
  | { type: 'removeSucceeded'; ids: readonly string[]; now: number }
  /** Removals found no answer and are tried again. */
  | { type: 'removeTimedOut'; ids: readonly string[] }
  /** A removal is given up. */
  | { type: 'removeFailed'; id: string; failure: CallFailure; now: number }
  /** A call goes out, or goes out again. */
  | { type: 'sending'; send: PendingSend }
  | { type: 'paid'; ids: readonly string[]; now: number }
  | {
      type: 'validated';
      id: string;
      outcome: Pick<CartLine, 'validationStatus' | 'validationError' | 'validationErrorCode'>;
    }
  /** A ticket was judged; `key` is its `validationKey`. */
  | { type: 'ticketChecked'; key: string | null; outcome: CachedValidation['outcome']; now: number }
  | { type: 'syncStarted' }
  | {
      type: 'synced';
      items: readonly CartLineAnswer[];
      rejected?: CartSyncAnswer['rejected'];
      startedAt: number;
      now: number;
    }
  | { type: 'syncFailed'; operation: string; failure: CallFailure; now: number }
  | { type: 'recover' }
  /** The player asks for another try of all that has failed. */
  | { type: 'tryAgain' }
  /** The player takes dropped lines back, or has seen that they are gone. */
  | { type: 'settleDropped'; takeBack: boolean; now: number }
  | { type: 'forgetOldFailures'; now: number }
  | ({ type: 'restore' } & Pick<CartState, 'items' | 'lastSyncAt' | 'isOpen'> &
      Partial<Pick<CartState, 'removing' | 'sent'>>)
  | { type: 'setNetwork'; networkStatus: 'online' | 'offline' }
  /** The cart's page opens or closes. */
  | { type: 'setOpen'; isOpen: boolean }
  /** The player's cart is asked for; it counts as loading where the device has not seen a player’s. */
  | { type: 'loading' }
  | { type: 'setBackendSync'; enabled: boolean }
  | { type: 'setCheckout'; checkoutSession: Checkout | null }
  | { type: 'reset' };
