/** What goes over the wire: schemas, and the types they read. */

export * as contract from '../wire/contract';
export type { ContractRow } from '../wire/contract/call';
export {
  balanceSchema,
  deviceSchema,
  otpChallengeSchema,
  otpPurposes,
  otpVerifiedSchema,
  phoneCheckSchema,
  sessionSchema,
  tokensSchema,
  userSchema,
  type Balance,
  type Device,
  type OtpChallenge,
  type OtpVerified,
  type OtpPurpose,
  type Tokens,
  type User,
} from '../wire/account';
export {
  cartItemSchema,
  cartPaymentSchema,
  cartSchema,
  cartSyncSchema,
  checkoutSchema,
  orderSchema,
  removedSchema,
  type CartAnswer,
  type CartLineAnswer,
  type CartPayment,
  type CartSyncAnswer,
  type Checkout,
  type Order,
  type OrderStatus,
} from '../wire/carts';
export {
  acceptedPrivacySchema,
  bannerSchema,
  contentSchema,
  privacySchema,
  supportContactSchema,
  type Banner,
  type Content,
  type Privacy,
  type SupportContact,
} from '../wire/content';
export {
  deletedTicketsSchema,
  gameResultSchema,
  historyDetailSchema,
  historyEntrySchema,
  regionalResultSchema,
  type GameResult,
  type HistoryDetail,
  type HistoryEntry,
  type HistoryPeriod,
  type HistoryTicket,
  type ResultCorrection,
  type RegionalResult,
  type Reward,
  TICKET_STATUS,
  type TicketStatus,
} from '../wire/history';
export {
  bankSchema,
  dayTotalSchema,
  gatewayOrderSchema,
  paidSchema,
  payoutAccountSchema,
  transactionKinds,
  transactionListSchema,
  transactionSchema,
  transactionStatuses,
  type Bank,
  type DayTotal,
  type GatewayOrder,
  type Paid,
  type PayoutAccount,
  type PurchaseSummary,
  type Transaction,
  type TransactionKind,
} from '../wire/money';
export {
  notificationCountSchema,
  notificationSchema,
  type Notification,
  type NotificationFact,
} from '../wire/notifications';
export { pageSchema, type Page } from '../wire/page';
export { currentPeriodsSchema, type GameEntry, type Period, type PeriodStatus } from '../wire/periods';
export { gameIdSchema, instantSchema } from '../wire/primitives';
export { printJobSchema, printStatuses, type PrintJob, type PrintStatus } from '../wire/printing';
export {
  channelOnSaleSchema,
  stockDaySchema,
  stockTicketSchema,
  type ChannelOnSale,
  type StockDay,
} from '../wire/regional';
export { drawStatisticsSchema, type DrawStatistics, type NumberCount } from '../wire/statistics';
export type { ClassicTicket } from '../classic/ticket';
export type { KenoTicket } from '../keno/ticket';
export type { LotoTicket } from '../loto/ticket';
export type { Lotto535Ticket } from '../lotto535/ticket';
export type { Max3DProTicket } from '../max3dpro/ticket';
export type { Max3DTicket } from '../max3d/ticket';
export type { MegaTicket } from '../mega/ticket';
export type { PlayMethod } from '../wire/ticketFields';
export type { PowerTicket } from '../power/ticket';
export type { Ticket, TicketByGame } from '../registry';
