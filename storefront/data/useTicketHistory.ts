import type { GameId, HistoryEntry } from '@veloc/rules';
import { useApi } from '../api/ApiProvider';
import { keys } from './keys';
import { useList } from './useList';
import { usePlayer } from './usePlayer';

/** A player's purchases of one game, newest first. Empty for a guest. */
export function useTicketHistory(game: GameId) {
  const api = useApi();
  const player = usePlayer();
  return useList<HistoryEntry, ReturnType<typeof keys.ticketHistory>>(
    (cursor) => (player === null ? null : keys.ticketHistory(player, game, cursor)),
    (cursor) =>
      game === 'loto' || game === 'classic' ? api.regionalHistory(game, cursor) : api.ticketHistory(game, cursor),
  );
}
