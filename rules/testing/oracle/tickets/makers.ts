import type { DrawByGame } from '../../../registry';
import type { GameId } from '../../../games';
import type { RandomSource } from '../../../picks';
import { lotto535Ticket, megaTicket, powerTicket } from './balls';
import { classicTicket, lotoTicket } from './digits';
import { kenoTicket, parityTicket, sizeTicket } from './keno';
import type { TicketMaker } from './maker';
import { max3dProTicket, max3dTicket } from './max3d';

const makers: { readonly [Game in GameId]: TicketMaker<Game> } = {
  keno: kenoTicket,
  kenoeo: parityTicket,
  kenoud: sizeTicket,
  mega: megaTicket,
  power: powerTicket,
  max3d: max3dTicket,
  max3dpro: max3dProTicket,
  loto: lotoTicket,
  classic: classicTicket,
  lotto535: lotto535Ticket,
};

interface Series<Game extends GameId> {
  gameId: Game;
  random: RandomSource;
  count: number;
  /** Draws the tickets will meet, at least one. */
  draws: readonly DrawByGame[Game][];
  isWide?: boolean;
}

/** Tickets of every method, bao size, play type and stake of a game; `isWide` asks for bao of more than 12 numbers. */
export function madeTickets<Game extends GameId>({
  gameId,
  random,
  count,
  draws,
  isWide = false,
}: Series<Game>): object[] {
  return Array.from({ length: count }, (_, index) => {
    const lucky = draws[Math.floor(random() * draws.length)];
    if (!lucky) throw new Error(`There is no ${gameId} draw, so no ticket could win. Give at least one draw.`);
    return makers[gameId]({ random, index, lucky, isWide });
  });
}
