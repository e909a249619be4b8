import { useApi } from '../api/ApiProvider';

/**
 * Deletes one purchase of the player, by its id in the history: an unpaid one is cancelled, one that is decided leaves
 * the history. Rejects with the call's error, for instance of a purchase that still waits for its draw.
 */
export function useDeletePurchase() {
  const api = useApi();
  return (id: string) => api.deleteTickets([id]);
}
