import type { GameId } from '../games';
import { lineCount } from '../pricing';
import { rulesOf, type TicketByGame } from '../registry';
import { chanceOfAny } from './chances';
import { ticketOdds } from './ticketOdds';

/** What some money may hope for. */
export interface SpentChances {
  /** Of the dearest prize, 0 to 1. */
  top: number;
  /** Of any prize at all, 0 to 1. */
  any: number;
}

export interface SameMoney {
  /** Plays of the ticket. */
  plays: number;
  /** The ticket in one draw. */
  bao: SpentChances;
  /** As many tickets of one play by chance, in one draw or one in each of as many: either comes to the same. */
  singles: SpentChances;
}

/**
 * One accepted ticket of several plays beside tickets of one play for the same money. All of them win the same on
 * average; a bao wins less often and more at once, since its plays share their numbers. Null for a ticket of one play.
 */
export function sameMoney<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]): SameMoney | null {
  const plays = lineCount(gameId, ticket);
  const any = rulesOf(gameId).chanceOfWin?.(ticket);
  const odds = ticketOdds(gameId, ticket);
  const [top] = odds;
  if (plays < 2 || any === undefined || !top) return null;
  // A play wins one prize at most, so that its chances add up.
  const anyOfPlay = odds.reduce((sum, { expectedLines }) => sum + expectedLines, 0) / plays;
  return {
    plays,
    bao: { top: top.chance, any },
    singles: { top: chanceOfAny(plays, top.expectedLines / plays), any: chanceOfAny(plays, anyOfPlay) },
  };
}
