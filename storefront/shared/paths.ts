import type { GameId } from '@veloc/rules';

// Where each page is. `app/routes.ts` puts a screen behind each; whoever leads there asks here.

const named = encodeURIComponent;

export const account = '/account';
export const accountLogin = '/account/login';
export const register = '/account/register';
export const verify = '/account/verify';
export const changePass = '/account/change-pass';
export const sessions = '/account/sessions';
export const limits = '/account/limits';
/** The limits with the month's one opened. */
export const budget = `${limits}?budget`;
export const notifications = '/account/notifications';
export const profile = '/profile';
export const profileEdit = '/profile/edit';
/** Target of a session that has run out. */
export const login = '/login';

export const cart = '/cart';
export const checkout = '/checkout';
export const gatewayReturn = '/checkout/vnpt';
export const order = '/payment';
export const orderOf = (id: string) => `${order}/${named(id)}`;
export const purchaseCheckout = '/payment/checkout';
export const classicCheckout = '/classic/payment';
export const paidCart = '/payment/cart-checkout';
export const paidCartOf = (orderId: string) => `${paidCart}?id=${named(orderId)}`;
export const kenoSlip = '/payment/keno-checkout';
export const kenoSlipOf = (orderId: string) => `${kenoSlip}/${named(orderId)}`;

export const tickets = '/account/tickets';
export const ticketsOf = (game: GameId) => `${tickets}?game=${game}`;
export const ticketOf = (id: string) => `${tickets}/${named(id)}`;
export const rewardOf = (id: string) => `${ticketOf(id)}/reward`;

/** The two regional games have addresses of their own (spec section 2). */
type RegionalGame = 'loto' | 'classic';
export const regionalDetail = (game: RegionalGame) => `/${game}/detail`;
export const regionalTicket = (game: RegionalGame) => `/${game}/ticket-detail`;
export const regionalReward = (game: RegionalGame) => `/${game}/ticket-reward`;
export const regionalTicketOf = (game: RegionalGame, id: string) => `${regionalTicket(game)}?id=${named(id)}`;
export const regionalRewardOf = (game: RegionalGame, id: string) => `${regionalReward(game)}?id=${named(id)}`;
export const classicTransaction = '/classic/transaction';
export const numberBook = '/account/numbers';
export const ticketImages = '/account/images';
export const ticketImagesOf = (purchase: string) => `${ticketImages}?id=${named(purchase)}`;
/** One of the pictures of a purchase, by its place. */
export const ticketPictureOf = (purchase: string, place: number) => `${ticketImagesOf(purchase)}&picture=${place}`;
export const ticketGift = '/account/gift';
export const ticketGiftOf = (purchase: string, place: number) => `${ticketGift}?id=${named(purchase)}&picture=${place}`;
export const printQueue = '/device-management/print-queue';

export const recharge = '/account/recharge';
export const rechargeCheckout = '/account/recharge/checkout';
export const charges = '/account/charge';
export const withdraw = '/account/withdraw';
/** The same for money that was won. */
export const withdrawReward = `${withdraw}?source=reward`;
export const withdrawals = '/account/withdraw-history';
export const transactions = '/account/transaction-history';
export const payments = '/account/payment-history';
export const paymentOf = (id: string) => `${payments}/${named(id)}`;

export const results = '/result';
export const resultsOf = (game: GameId) => `${results}?game=${game}`;
/** The regional draws of a day (dd/mm/yyyy), of one channel if it is named. */
export const regionalResultsOf = (region: string, day: string, channel?: string) =>
  `${results}?game=regional&region=${region}&date=${named(day)}${channel ? `&channel=${named(channel)}` : ''}`;
export const resultOf = (game: GameId, drawId: string) => `${results}/${game}/${named(drawId)}`;
/** A draw as it happens, by the id of a period of any game that it settles. */
export const live = '/result/live';
export const liveOf = (periodId: string) => `${live}/${named(periodId)}`;
export const statistics = '/result/statistics';
export const statisticsOf = (game: GameId) => `${statistics}?game=${game}`;
export const check = '/result/check';
export const checkOf = (game: GameId) => `${check}?game=${game}`;
/** The same against one draw alone. */
export const checkDrawOf = (game: GameId, drawId: string) => `${checkOf(game)}&draw=${named(drawId)}`;

/** Proves a ticket by its receipt, for whoever has one; codes are entered at `verify`. */
export const checkReceipt = '/verify';
/** The same with the receipt of a ticket of one's own. */
export const checkReceiptOf = (ticketId: string) => `${checkReceipt}?ticket=${named(ticketId)}`;

export const guides = '/guide';
export const guideOf = (id: string) => `${guides}/${named(id)}`;
export const term = '/term';
export const contact = '/contact';
export const testCart = '/test-cart';
export const testSupport = '/test-support';
