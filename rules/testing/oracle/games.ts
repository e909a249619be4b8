import type { GameId } from '../../games';
import type { RandomSource } from '../../picks';
import type { DrawByGame } from '../../registry';
import { naiveLotto535, naiveMega, naivePower } from './balls';
import { naiveClassic, naiveLoto } from './digits';
import { naiveKeno } from './keno';
import { kenoDraw, lotto535Draw, max3dDraw, megaDraw, powerDraw, regionalDraw } from './generatedDraws';
import { naiveMax3d } from './max3d';
import { naiveMax3dPro } from './max3dpro';
import type { NaiveGame, OracleGame } from './naive';
import { naiveParity, naiveSize } from './outcomes';
import { lotto535Ticket, megaTicket, powerTicket } from './tickets/balls';
import { classicTicket, lotoTicket } from './tickets/digits';
import { kenoTicket, parityTicket, sizeTicket } from './tickets/keno';
import { max3dProTicket, max3dTicket } from './tickets/max3d';

/** Every game as the oracle reads and tries it; one line a game. */
const games: { readonly [Game in GameId]: OracleGame<Game> } = {
  keno: { ...naiveKeno, generateDraw: kenoDraw, madeTicket: kenoTicket },
  kenoeo: { ...naiveParity, generateDraw: kenoDraw, madeTicket: parityTicket },
  kenoud: { ...naiveSize, generateDraw: kenoDraw, madeTicket: sizeTicket },
  mega: { ...naiveMega, generateDraw: megaDraw, madeTicket: megaTicket },
  power: { ...naivePower, generateDraw: powerDraw, madeTicket: powerTicket },
  max3d: { ...naiveMax3d, generateDraw: max3dDraw, madeTicket: max3dTicket },
  max3dpro: { ...naiveMax3dPro, generateDraw: max3dDraw, madeTicket: max3dProTicket },
  loto: { ...naiveLoto, generateDraw: regionalDraw, madeTicket: lotoTicket },
  classic: { ...naiveClassic, generateDraw: regionalDraw, madeTicket: classicTicket },
  lotto535: { ...naiveLotto535, generateDraw: lotto535Draw, madeTicket: lotto535Ticket },
};

export function naiveGame<Game extends GameId>(gameId: Game): NaiveGame<Game> {
  return games[gameId];
}

/** A draw as a game could have it; rare kinds come up more often than in life. */
export function generateDraw<Game extends GameId>(gameId: Game, random: RandomSource): DrawByGame[Game] {
  return games[gameId].generateDraw(random);
}

interface Series<Game extends GameId> {
  gameId: Game;
  random: RandomSource;
  count: number;
  /** Draws the tickets will meet, at least one. */
  draws: readonly DrawByGame[Game][];
  isWide?: boolean;
}

/** Tickets of every method, bao size, play type and stake of a game; `isWide` asks for bao of more than 12 numbers. */
export function generateTickets<Game extends GameId>({
  gameId,
  random,
  count,
  draws,
  isWide = false,
}: Series<Game>): object[] {
  return Array.from({ length: count }, (_, index) => {
    const lucky = draws[Math.floor(random() * draws.length)];
    if (!lucky) throw new Error(`There is no ${gameId} draw, so no ticket could win. Give at least one draw.`);
    return games[gameId].madeTicket({ random, index, lucky, isWide });
  });
}
