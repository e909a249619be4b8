import { classicPrizesOf } from './classic/prizes';
import type { DrawByGame } from './draws';
import type { GameId } from './games';
import { kenoPrizesOf } from './keno/prizes';
import { outcomePrizesOf } from './kenoOutcome/prizes';
import { lotoPrizesOf } from './loto/prizes';
import { lotto535PrizesOf } from './lotto535/prizes';
import { max3dPrizesOf } from './max3d/prizes';
import { max3dProPrizesOf } from './max3dpro/prizes';
import { megaPrizesOf } from './mega/prizes';
import { powerPrizesOf } from './power/prizes';
import type { PrizeLine } from './prizeLine';
import type { TicketByGame } from './wire/tickets';

type PrizesOf<Game extends GameId> = (ticket: TicketByGame[Game], draw: DrawByGame[Game]) => PrizeLine[];

/** Apart from the registry, so that a page which only sells tickets need not load what they win. */
const prizes: { readonly [Game in GameId]: PrizesOf<Game> } = {
  keno: kenoPrizesOf,
  kenoeo: outcomePrizesOf,
  kenoud: outcomePrizesOf,
  mega: megaPrizesOf,
  power: powerPrizesOf,
  max3d: max3dPrizesOf,
  max3dpro: max3dProPrizesOf,
  loto: lotoPrizesOf,
  classic: classicPrizesOf,
  lotto535: lotto535PrizesOf,
};

/**
 * What one draw pays to one copy of an accepted ticket at the base stake, dearest tier first. Settlement multiplies
 * `lines` by the stake and the copies, and gives jackpots and Keno's capped prizes their value.
 */
export function prizesOf<Game extends GameId>(
  gameId: Game,
  ticket: TicketByGame[Game],
  draw: DrawByGame[Game],
): PrizeLine[] {
  return prizes[gameId](ticket, draw);
}
