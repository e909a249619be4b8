import type { DrawByGame } from '../../../registry';
import type { GameId } from '../../../games';
import type { RandomSource } from '../../../picks';

interface Making<Draw> {
  random: RandomSource;
  /** Which ticket of the series: makers walk through their methods by it, so that none is left out. */
  index: number;
  /** A draw the ticket will meet; most tickets take some of its numbers, so that every prize is won. */
  lucky: Draw;
  /** Bao of more than 12 numbers, where the game has them; without it 12 is the most. */
  isWide: boolean;
}

/** A ticket as a client would send it. */
export type TicketGenerator<Game extends GameId> = (making: Making<DrawByGame[Game]>) => object;
