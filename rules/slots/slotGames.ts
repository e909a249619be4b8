import type { GameId } from '../games';
import { kenoSlots } from '../keno/slots';
import { kenoeoSlots, kenoudSlots } from '../kenoOutcome/slots';
import { lotoSlots } from '../loto/slots';
import { lotto535Slots } from '../lotto535/slots';
import { max3dSlots } from '../max3d/slots';
import { max3dproSlots } from '../max3dpro/slots';
import { megaSlots } from '../mega/slots';
import { powerSlots } from '../power/slots';
import type { SlotMethod } from './slotMethod';
import type { SlotRules } from './slotRules';

/** The games whose tickets a builder makes; Classic's are chosen from a stock (decision G15). */
export type SlotGame = Exclude<GameId, 'classic'>;

export const slotGames: { readonly [Game in SlotGame]: SlotRules<Game> } = {
  keno: kenoSlots,
  kenoeo: kenoeoSlots,
  kenoud: kenoudSlots,
  mega: megaSlots,
  power: powerSlots,
  max3d: max3dSlots,
  max3dpro: max3dproSlots,
  loto: lotoSlots,
  lotto535: lotto535Slots,
};

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
