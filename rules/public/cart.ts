/** The cart: adding, its reducer, what is sent, saved and paid. */

export type { CartAction } from '../cart/actions';
export { checkCapacity, droppedOnRecovery } from '../cart/adding';
export { MAX_SYNC_RETRIES, retryDelay } from '../cart/backoff';
export { cartReducer } from '../cart/cart';
export { checkAdding, type LineCheck, type SentLine } from '../cart/checkAdding';
export { usualGames, usualMaxPeriods, type GameList } from '../cart/gameList';
export { lineFingerprint } from '../cart/identity';
export {
  lineById,
  orderLine,
  samePurchase,
  type CallFailure,
  type CartLine,
  type LineDraft,
  type OrderLine,
  type Pricing,
} from '../cart/line';
export { CART_LIMITS, isCount } from '../cart/limits';
export { cartPayment, pendingWork, syncPayload } from '../cart/payloads';
export { checkQuantity, isOvertaken } from '../cart/quantity';
export { cartTotals, chosenLines, isSettled, readiness, type Readiness } from '../cart/readiness';
export { isGivenUp, type RemovedLine } from '../cart/removing';
export { addSend, hasUnsent, quantitySend, unsettledSends, type PendingSend } from '../cart/sending';
export { emptyCart, type CartState } from '../cart/state';
export { readSavedCart, restoreCart, saveCart, type Seen } from '../cart/storage';
export { syncStatus } from '../cart/syncStatus';
export { cachedValidation, validationKey } from '../cart/validationCache';
