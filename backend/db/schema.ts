import type * as audit from './schema/audit';
import type * as books from './schema/books';
import type * as games from './schema/games';
import type * as ledgerCheck from './schema/ledgerCheck';
import type * as money from './schema/money';
import type * as notifications from './schema/notifications';
import type * as people from './schema/people';
import type * as purchases from './schema/purchases';
import type * as saferPlay from './schema/saferPlay';
import type * as stock from './schema/stock';
import type * as maintenance from './schema/maintenance';

export { json, type Json } from './schema/columns';
export type { ClaimedPrize, ClaimState, JournalKind, SystemAccount, WalletKind } from './schema/money';
export { contentKinds, moneySettingNames, type ContentKind, type MoneySettingName } from './schema/maintenance';

/**
 * Every table, as the migrations leave it. Times are written by the caller from the shop's clock, never by a default.
 */
export interface Database {
  users: people.UsersTable;
  known_devices: people.KnownDevicesTable;
  otp_phones: people.OtpPhonesTable;
  unlock_links: people.UnlockLinksTable;
  otp_challenges: people.OtpChallengesTable;
  tries_of_nobody: people.TriesOfNobodyTable;
  signatures: people.SignaturesTable;
  sessions: people.SessionsTable;
  refresh_tokens: people.RefreshTokensTable;
  games: games.GamesTable;
  draws: games.DrawsTable;
  draw_corrections: games.DrawCorrectionsTable;
  periods: games.PeriodsTable;
  classic_stock: stock.ClassicStockTable;
  book_entries: books.BookEntriesTable;
  logs: books.LogsTable;
  log_tiles: books.LogTilesTable;
  seal_entries: books.SealEntriesTable;
  winners_files: books.WinnersFilesTable;
  cosignatures: books.CosignaturesTable;
  timestamps: books.TimestampsTable;
  carts: purchases.CartsTable;
  cart_items: purchases.CartItemsTable;
  orders: purchases.OrdersTable;
  tickets: purchases.TicketsTable;
  print_jobs: purchases.PrintJobsTable;
  number_sets: purchases.NumberSetsTable;
  accounts: money.AccountsTable;
  ledger_check: ledgerCheck.LedgerCheckTable;
  journals: money.JournalsTable;
  entries: money.EntriesTable;
  transactions: money.TransactionsTable;
  arrivals: money.ArrivalsTable;
  top_up_claims: money.TopUpClaimsTable;
  bounced_withdrawals: money.BouncedWithdrawalsTable;
  prize_payments: money.PrizePaymentsTable;
  prize_claims: money.PrizeClaimsTable;
  banks: money.BanksTable;
  pay_accounts: money.PayAccountsTable;
  payout_accounts: money.PayoutAccountsTable;
  idempotency_keys: maintenance.IdempotencyKeysTable;
  banners: maintenance.BannersTable;
  contents: maintenance.ContentsTable;
  jobs: maintenance.JobsTable;
  spending_limits: saferPlay.SpendingLimitsTable;
  breaks: saferPlay.BreaksTable;
  notifications: notifications.NotificationsTable;
  push_subscriptions: notifications.PushSubscriptionsTable;
  push_messages: notifications.PushMessagesTable;
  audit_trail: audit.AuditTrailTable;
  rate_limits: maintenance.RateLimitsTable;
  shop_keys: maintenance.ShopKeysTable;
  money_settings: maintenance.MoneySettingsTable;
}
