import { aboutClassic } from './classic/about';
import type { GameAbout } from './gameAbout';
import { aboutKeno } from './keno/about';
import { aboutKenoeo, aboutKenoud } from './kenoOutcome/about';
import { aboutLoto } from './loto/about';
import { aboutLotto535 } from './lotto535/about';
import { aboutMax3d } from './max3d/about';
import { aboutMax3dpro } from './max3dpro/about';
import { aboutMega } from './mega/about';
import { aboutPower } from './power/about';

/** The games the shop sells (spec section 1), in the shop's order. Ids are the spec's own. */
export const games = {
  keno: aboutKeno,
  kenoeo: aboutKenoeo,
  kenoud: aboutKenoud,
  mega: aboutMega,
  power: aboutPower,
  max3d: aboutMax3d,
  max3dpro: aboutMax3dpro,
  loto: aboutLoto,
  classic: aboutClassic,
  lotto535: aboutLotto535,
} as const satisfies Readonly<Record<string, GameAbout>>;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as [GameId, ...GameId[]];

export function isGameId(value: unknown): value is GameId {
  return gameIds.includes(value as GameId);
}

/** What is known of each game, by its id. */
export function mapGames<Value>(read: (about: GameAbout, gameId: GameId) => Value): Readonly<Record<GameId, Value>> {
  return Object.fromEntries(gameIds.map((gameId) => [gameId, read(games[gameId], gameId)])) as Record<GameId, Value>;
}

/** Base price of one play in đồng, for every game (spec section 9). */
export const TICKET_PRICE = 10_000;

/** The letters printed on a ticket, those of a builder's six slots (spec section 9). */
export const ticketLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export type TicketLetter = (typeof ticketLetters)[number];
