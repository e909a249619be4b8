import type { GameId } from '@veloc/rules';
import type { ResultGame } from '../api/calls/shop';

/** Every cache key of the shop. A player's own data carries the player's id, so nobody sees another's. */
export const keys = {
  periods: ['periods'] as const,
  banners: ['banners'] as const,
  supportContact: ['support-contact'] as const,
  banks: ['banks'] as const,
  privacy: ['privacy'] as const,
  results: (game: ResultGame, cursor: string) => ['results', game, cursor] as const,
  profile: (player: string) => ['profile', player] as const,
  balance: (player: string) => ['balance', player] as const,
  ticketHistory: (player: string, game: GameId, cursor: string) => ['ticket-history', player, game, cursor] as const,
  ticketDetail: (player: string, id: string) => ['ticket-detail', player, id] as const,
};
