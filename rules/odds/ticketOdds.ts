import { classicOdds } from '../classic/odds';
import type { GameId } from '../games';
import { kenoOdds } from '../keno/odds';
import { outcomeOdds } from '../kenoOutcome/odds';
import { lotoOdds } from '../loto/odds';
import { lotto535Odds } from '../lotto535/odds';
import { max3dOdds } from '../max3d/odds';
import { max3dProOdds } from '../max3dpro/odds';
import { megaOdds } from '../mega/odds';
import { powerOdds } from '../power/odds';
import type { TicketByGame } from '../wire/tickets';
import type { TierOdds } from './tierOdds';

/** Apart from registry and prizes, so that only a page which shows odds loads them. */
const odds: { readonly [Game in GameId]: (ticket: TicketByGame[Game]) => TierOdds[] } = {
  keno: kenoOdds,
  kenoeo: outcomeOdds,
  kenoud: outcomeOdds,
  mega: megaOdds,
  power: powerOdds,
  max3d: max3dOdds,
  max3dpro: max3dProOdds,
  loto: lotoOdds,
  classic: classicOdds,
  lotto535: lotto535Odds,
};

/**
 * Every tier an accepted ticket can win in one draw, dearest first, with its exact chance. A fair draw is counted
 * through by formula, so the work is the same at any size of a bao.
 */
export function ticketOdds<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]): TierOdds[] {
  return odds[gameId](ticket);
}
