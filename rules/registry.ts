import { classic } from './classic';
import type { GameId } from './games';
import type { GameModule } from './gameModule';
import { keno } from './keno';
import { kenoeo, kenoud } from './kenoOutcome';
import { loto } from './loto';
import { lotto535 } from './lotto535';
import { max3d } from './max3d';
import { max3dpro } from './max3dpro';
import { mega } from './mega';
import { power } from './power';

/** Every game, whole. What all pages need of it, its name and its calendar, stands apart in `games.ts`. */
const modules = {
  keno,
  kenoeo,
  kenoud,
  mega,
  power,
  max3d,
  max3dpro,
  loto,
  classic,
  lotto535,
} satisfies Record<GameId, unknown>;

type Modules = typeof modules;

/** What a game's tickets are, as they come in. */
export type TicketByGame = { [Game in GameId]: Parameters<Modules[Game]['check']>[0] };

export type Ticket = TicketByGame[GameId];

/**
 * What the rules have accepted: a decoded ticket whose method, type and outcome are of those the game has, and which
 * carries what the sender may leave out.
 */
export type AcceptedTicketByGame = {
  [Game in GameId]: TicketByGame[Game] & Extract<ReturnType<Modules[Game]['check']>, { ok: true }>['value'];
};

export type AcceptedTicket = AcceptedTicketByGame[GameId];

/** What a draw of each game is settled from. */
export type DrawByGame = { [Game in GameId]: Parameters<Modules[Game]['prizesOf']>[1] };

/** The games whose tickets a builder makes; the others' are chosen from a stock (decision G15). */
export type SlotGame = { [Game in GameId]: Modules[Game]['slots'] extends null ? never : Game }[GameId];

type ModuleOf<Game extends GameId> = GameModule<
  TicketByGame[Game],
  AcceptedTicketByGame[Game],
  DrawByGame[Game],
  Modules[Game]['slots']
>;

const registry: { readonly [Game in GameId]: ModuleOf<Game> } = modules;

/** A game as its folder has it. */
export function rulesOf<Game extends GameId>(gameId: Game): ModuleOf<Game> {
  return registry[gameId];
}
