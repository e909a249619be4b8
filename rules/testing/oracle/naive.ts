import type { DrawByGame } from '../../registry';
import type { GameId } from '../../games';
import type { TicketByGame } from '../../registry';
import type { RandomSource } from '../../picks';
import type { Prize } from './published';
import type { TicketGenerator } from './tickets/generator';

/** What the plays of one ticket win in one draw: how often each prize is paid. */
export type Winnings = Map<Prize, number>;

/** One ticket taken apart. */
export interface NaiveTicket<Draw> {
  plays: number;
  /** How many times 10,000 đồng each play stakes. */
  stake: number;
  /** Decides the plays one after the other. */
  against(draw: Draw): Winnings;
}

/** A game as a slow, separate reading of its public rules. It shares no counting and no prize with the rules. */
export interface NaiveGame<Game extends GameId> {
  /** Every prize there is. */
  published: readonly Prize[];
  /** Lists the plays of a ticket as it was written, before any check. */
  takeApart(ticket: TicketByGame[Game]): NaiveTicket<DrawByGame[Game]>;
}

/** All that is tried of a game. */
export interface OracleGame<Game extends GameId> extends NaiveGame<Game> {
  /** A draw as the game could have it; rare kinds come up more often than in life. */
  generateDraw(random: RandomSource): DrawByGame[Game];
  madeTicket: TicketGenerator<Game>;
}

interface Parts<Play, Draw> {
  plays: readonly Play[];
  stake: number;
  /** Reads a draw once and answers which prizes a play of it wins, a prize as often as it is paid. */
  judge(draw: Draw): (play: Play) => readonly Prize[];
}

/** Joins the plays of a ticket and the verdict on one play. */
export function naiveTicket<Play, Draw>({ plays, stake, judge }: Parts<Play, Draw>): NaiveTicket<Draw> {
  return {
    plays: plays.length,
    stake,
    against(draw) {
      const prizesOfPlay = judge(draw);
      const winnings: Winnings = new Map();
      for (const play of plays) {
        for (const prize of prizesOfPlay(play)) winnings.set(prize, (winnings.get(prize) ?? 0) + 1);
      }
      return winnings;
    },
  };
}

/** A play that wins nothing. */
export const nothing: readonly Prize[] = [];
