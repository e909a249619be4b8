import { gameIds } from '../games';
import { rulesOf, type SlotGame, type TicketByGame } from '../registry';
import type { SlotMethod } from './slotMethod';
import type { SlotRules } from './slotRules';

export type { SlotGame };

/** How the tickets of each game with a builder are built. */
export const slotGames = Object.fromEntries(
  gameIds.flatMap((gameId) => {
    const { slots } = rulesOf(gameId);
    return slots ? [[gameId, slots]] : [];
  }),
) as { readonly [Game in SlotGame]: SlotRules<TicketByGame[Game]> };

/** Whether a game is played by a method of this id. */
export function hasSlotMethod(gameId: SlotGame, methodId: string): boolean {
  return slotGames[gameId].methods.some(({ id }) => id === methodId);
}

/** A method of a game by its id. Throws for an id the game does not have, which is a mistake of the program. */
export function slotMethodOf(gameId: SlotGame, methodId: string): SlotMethod {
  const method = slotGames[gameId].methods.find(({ id }) => id === methodId);
  if (!method) {
    throw new Error(
      `"${methodId}" is no method of ${gameId}, so its slots cannot be judged. Use an id of slotGames.${gameId}.methods.`,
    );
  }
  return method;
}
