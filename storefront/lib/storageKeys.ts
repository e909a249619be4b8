/** What is a player's own, beside the tokens and the drafts: nothing of it is left to who comes next. */
const ofPlayer = {
  user: 'veloc.user',
  /** The last number typed, digits as the player wrote them. @default '' */
  phone: 'veloc.phone',
  /** Never written; what anybody left there goes with the session. */
  pin: 'veloc.pin',
  /** A one-time code on its way to this device. */
  code: 'veloc.otp',
  cart: 'veloc.cart',
  /** Which lines of the cart are left out of the payment. */
  cartChoice: 'veloc.cart-choice',
  /** What is about to be bought at once. */
  purchase: 'veloc.purchase',
  /** The idempotency keys of the payments that were tried last. */
  payment: 'veloc.payment',
  /** The idempotency keys of what was asked for last, until its answer is here. */
  withdrawal: 'veloc.withdrawal',
  cancelWithdrawal: 'veloc.cancel-withdrawal',
  rewardTransfer: 'veloc.reward-transfer',
  /** The number sets as the server told them last, for a player without a network. */
  numberSets: 'veloc.number-sets',
  /** Which wins were shown, by the ids of their tickets, until the player leaves. */
  seenWins: 'veloc.seen-wins',
  /** How many draws of today home showed last, to keep their room. */
  todayRows: 'veloc.today-rows',
  /** What the shop signed for the newest purchases, to hold the books against. */
  promises: 'veloc.promises',
  /** The balances as the server told them last, for a player without a network. */
  balance: 'veloc.balance',
  /** That the server keeps a cart of the last player here, whose session was not renewed. */
  waitingCart: 'veloc.waiting-cart',
} as const;

/**
 * Every key under which the shop keeps something in the browser, each read and written by one module, where its schema
 * stands and answers a default for anything else. So a format that changes gets a new key.
 */
export const storageKeys = {
  /** The session's tokens, as raw strings (decision A15). */
  token: 'veloc.token',
  refreshToken: 'veloc.refresh-token',
  /** A count of the sessions begun and ended. @default 0 */
  epoch: 'veloc.epoch',
  /** In the tab: the idempotency key of the top-up whose code it shows. */
  topUp: 'veloc.top-up',
  /** In the tab: the lines with which its checkout has opened. */
  checkout: 'veloc.checkout',
  /** In the tab: when the page was last loaded anew by itself, in ms. */
  reloadedAt: 'veloc.reloaded-at',
  /** The games and draws on sale as the server told them last, for a start without a network. */
  periods: 'veloc.periods',
  /** 'true' or 'false' once chosen. @default the system's */
  darkMode: 'veloc.dark-mode',
  /** Whose signatures this device takes to prove a receipt, and since when. @default what the shop says first */
  shopPolicy: 'veloc.shop-policy',
  /** 'true' once said. */
  ageConfirmed: 'veloc.age-confirmed',
  /** 'true' while the balances are covered. */
  balanceHidden: 'veloc.balance-hidden',
  ...ofPlayer,
} as const;

/** What the builder of a game holds. */
export const draftKey = (gameId: string) => `veloc.draft.${gameId}`;

export const playerKeys: readonly string[] = Object.values(ofPlayer);
