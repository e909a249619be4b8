import type { DrawGroup, GameId, ResultGame } from '@veloc/rules';

/** Every cache key of the shop. A player's own data carries the player's id, so nobody sees another's. */
export const keys = {
  periods: ['periods'] as const,
  banners: ['banners'] as const,
  supportContact: ['support-contact'] as const,
  banks: ['banks'] as const,
  terms: ['terms'] as const,
  shopPolicy: ['shop-policy'] as const,
  guides: ['guides'] as const,
  guide: (id: string) => ['guide', id] as const,
  results: (game: ResultGame, cursor: string, resultDate = '') => ['results', game, resultDate, cursor] as const,
  drawResult: (game: GameId, id: string) => ['draw-result', game, id] as const,
  /** Whether the player's events come in: 'open' or 'lost'. */
  line: ['line'] as const,
  pastDraws: (game: ResultGame) => ['past-draws', game] as const,
  statistics: (game: ResultGame, draws: number) => ['statistics', game, draws] as const,
  lotoChannels: (resultDate: string) => ['loto-channels', resultDate] as const,
  regionalResults: (region: string, channelId: string, resultDate: string, cursor: string) =>
    ['regional-results', region, channelId, resultDate, cursor] as const,
  stockDays: (player: string) => ['stock-days', player] as const,
  stockChannels: (player: string, resultDate: string) => ['stock-channels', player, resultDate] as const,
  stock: (player: string, resultDate: string, channelId: string) => ['stock', player, resultDate, channelId] as const,
  /** With what the player has accepted; null for a guest. */
  privacy: (player: string | null) => ['privacy', player] as const,
  profile: (player: string) => ['profile', player] as const,
  balance: (player: string) => ['balance', player] as const,
  ticketHistory: (player: string, game: GameId, cursor: string) => ['ticket-history', player, game, cursor] as const,
  ticketsByDraw: (player: string, group: DrawGroup, cursor: string) =>
    ['tickets-by-draw', player, group, cursor] as const,
  ticketCounts: (player: string) => ['ticket-counts', player] as const,
  ticketReceipt: (player: string, ticketId: string) => ['ticket-receipt', player, ticketId] as const,
  devices: (player: string) => ['devices', player] as const,
  numberSets: (player: string) => ['number-sets', player] as const,
  playLimits: (player: string) => ['play-limits', player] as const,
  notifications: (player: string, cursor: string) => ['notifications', player, cursor] as const,
  notificationCount: (player: string) => ['notification-count', player] as const,
  notificationSettings: (player: string) => ['notification-settings', player] as const,
  push: (player: string) => ['push', player] as const,
  order: (player: string, id: string) => ['order', player, id] as const,
  payment: (player: string, id: string) => ['payment', player, id] as const,
  topUp: (player: string, key: string) => ['top-up', player, key] as const,
  waitingTopUp: (player: string, id: string) => ['waiting-top-up', player, id] as const,
  printJobs: (player: string) => ['print-jobs', player] as const,
  ticketDetail: (player: string, id: string) => ['ticket-detail', player, id] as const,
};
