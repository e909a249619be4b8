export { shopErrorCodes, type ErrorCode } from '../wire/errorCodes';
/** What goes over the wire: schemas, and the types they read. */

export * as contract from '../wire/contract';
export type { AnswerOf, ContractRow, ParamsOf, RequestOf } from '../wire/contract/call';
export {
  balanceSchema,
  otpChallengeSchema,
  otpPurposes,
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
  orderSchema,
  type CartAnswer,
  type CartLineAnswer,
  type CartPayment,
  type CartSyncAnswer,
  type Checkout,
  type Order,
  type OrderStatus,
} from '../wire/carts';
export {
  bannerSchema,
  privacySchema,
  supportContactSchema,
  type Banner,
  type Content,
  type Privacy,
  type SupportContact,
} from '../wire/content';
export {
  gameResultSchema,
  historyDetailSchema,
  drawEntrySchema,
  historyEntrySchema,
  ticketCountSchema,
  type TicketCount,
  type DrawEntryAnswer,
  type DrawnDay,
  regionalResultSchema,
  type GameResult,
  type HistoryDetailAnswer,
  type HistoryEntryAnswer,
  type HistoryPeriodAnswer,
  type HistoryTicketAnswer,
  type ResultCorrection,
  type RegionalResult,
  type Reward,
  TICKET_STATUS,
  type TicketStatus,
} from '../wire/history';
export {
  dayTotalSchema,
  transactionKinds,
  transactionListSchema,
  walletTransactionSchema,
  transactionStatuses,
  type Bank,
  type DayTotal,
  type GatewayOrder,
  type Paid,
  type PaymentDetail,
  type PayoutAccount,
  type PurchaseSummary,
  type WalletTransaction,
  type TransactionKind,
} from '../wire/money';
export {
  drawNotices,
  notificationCountSchema,
  notificationSchema,
  notificationSettingsSchema,
  type DrawNotices,
  type Notification,
  type NotificationFact,
  type NotificationSettings,
  type PushState,
} from '../wire/notifications';
export { MOST_NUMBER_SETS, numberSetSchema, type NumberSetAnswer } from '../wire/numberSets';
export { type AuditedKind, type AuditEntry } from '../wire/operator';
export { pageSchema, type Page } from '../wire/page';
export { currentPeriodsSchema, type GameEntry, type Period, type PeriodStatus } from '../wire/periods';
export { gameIdSchema, instantSchema } from '../wire/primitives';
export { printJobSchema, type PrintJobAnswer, type PrintStatus } from '../wire/printing';
export {
  channelOnSaleSchema,
  stockDaySchema,
  stockTicketSchema,
  type ChannelOnSale,
  type StockDay,
} from '../wire/regional';
export {
  endpointLoginRequestSchema,
  otpSendRequestSchema,
  otpStateRequestSchema,
  otpSubmitRequestSchema,
  otpVerifyRequestSchema,
  phoneCheckRequestSchema,
  pinChangeRequestSchema,
  pinLoginRequestSchema,
  profileRequestSchema,
  refreshRequestSchema,
  registrationRequestSchema,
  uidLoginRequestSchema,
  type PinChangeRequest,
  type ProfileRequest,
  type RegistrationRequest,
} from '../wire/requests/account';
export {
  addItemRequestSchema,
  cancelOrderRequestSchema,
  cartPaymentRequestSchema,
  cartSyncRequestSchema,
  classicOrderRequestSchema,
  confirmPaymentRequestSchema,
  lotoOrderRequestSchema,
  payOrderRequestSchema,
  removalRequestSchema,
  ticketOrderRequestSchema,
  updateQuantityRequestSchema,
  type AddItemRequest,
  type CartPaymentRequest,
  type CartSyncRequest,
  type ClassicOrderRequest,
  type LotoOrderRequest,
  type PayOrderRequest,
  type RemovalRequest,
  type TicketOrderRequest,
  type UpdateQuantityRequest,
} from '../wire/requests/carts';
export {
  acceptPrivacyRequestSchema,
  parametersRequestSchema,
  pushRequestSchema,
  readNotificationsRequestSchema,
  type PushRequest,
} from '../wire/requests/content';
export { breakRequestSchema, limitsRequestSchema, type LimitsRequest } from '../wire/requests/limits';
export {
  cancelWithdrawalRequestSchema,
  moneyListRequestSchema,
  paymentHistoryRequestSchema,
  rewardTransferRequestSchema,
  sandboxTransferRequestSchema,
  topUpRequestSchema,
  transactionListRequestSchema,
  withdrawalRequestSchema,
  type SandboxTransferRequest,
  type TopUpRequest,
  type WithdrawalRequest,
} from '../wire/requests/money';
export {
  approveClaimRequestSchema,
  auditQuerySchema,
  type AuditQuery,
  clockRequestSchema,
  confirmTopUpRequestSchema,
  correctionRequestSchema,
  adjustWalletRequestSchema,
  bounceWithdrawalRequestSchema,
  voidDrawRequestSchema,
  creditArrivalRequestSchema,
  phoneRequestSchema,
  poolsRequestSchema,
  rejectClaimRequestSchema,
  rejectWithdrawalRequestSchema,
  renameRequestSchema,
  returnArrivalRequestSchema,
} from '../wire/requests/operator';
export {
  renameNumberSetRequestSchema,
  saveNumberSetRequestSchema,
  type SaveNumberSetRequest,
} from '../wire/requests/numberSets';
export { pageRequestSchema, type PageRequest } from '../wire/requests/page';
export {
  deleteTicketsRequestSchema,
  historyDetailRequestSchema,
  drawEntriesRequestSchema,
  drawGroups,
  type DrawGroup,
  historyRequestSchema,
  lotoChannelsRequestSchema,
  printRequestSchema,
  printStatusRequestSchema,
  regionalResultsRequestSchema,
  placedReceiptRequestSchema,
  resultPackRequestSchema,
  resultsRequestSchema,
  pastDrawsRequestSchema,
  statisticsRequestSchema,
  stockChannelsRequestSchema,
  stockRequestSchema,
  type RegionalResultsRequest,
} from '../wire/requests/tickets';
export {
  drawStatisticsSchema,
  pastDrawsSchema,
  type DrawStatistics,
  type NumberCount,
  type PastDraw,
} from '../wire/statistics';
export type { TicketByGame } from '../registry';
export { type BookPlace, type SoldBook } from '../wire/books';
