import type { GameId } from '@veloc/rules';

interface Purchase {
  id: string;
  gameId: GameId;
}

const isRegional = (gameId: GameId) => gameId === 'loto' || gameId === 'classic';

/** Where a purchase is shown; the two regional games have addresses of their own (spec section 2). */
export function ticketHref({ id, gameId }: Purchase): string {
  const named = encodeURIComponent(id);
  return isRegional(gameId) ? `/${gameId}/ticket-detail?id=${named}` : `/account/tickets/${named}`;
}

/** Where it is shown what a purchase has won. */
export function rewardHref({ id, gameId }: Purchase): string {
  const named = encodeURIComponent(id);
  return isRegional(gameId) ? `/${gameId}/ticket-reward?id=${named}` : `/account/tickets/${named}/reward`;
}
