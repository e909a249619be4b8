import type { GameAbout } from '../gameAbout';
import { gameIds, games, isGameId, mapGames, type GameId } from '../games';
import { momentOnDay, vietnamDay, vietnamTime } from '../vietnamTime';

/** The real draws that several games share (decision G21). */
export type Feed = (typeof games)[GameId]['feed'];

/** The real draw each game follows (decision G21). */
export const feedOf = mapGames(({ feed }) => feed) as { readonly [Game in GameId]: (typeof games)[Game]['feed'] };

export const feeds: readonly Feed[] = [...new Set(gameIds.map((gameId) => feedOf[gameId]))];

/** The game that a feed has its name from, or the first of those it decides. */
export function gameOfFeed(feed: Feed): GameId {
  return gameIds.find((gameId) => feedOf[gameId] === feed) ?? gameIds[0];
}

/** Whether its draws follow one another all day, so that they are told apart by their time. */
export const isDrawnOften = (feed: Feed) =>
  (games[gameOfFeed(feed)] satisfies GameAbout as GameAbout).drawsOften === true;

/** Games whose results are a list of draws: those with draws of their own. */
export type ResultGame = {
  [Game in GameId]: (typeof games)[Game]['feed'] extends Game ? Game : never;
}[GameId];

export const resultGames = gameIds.filter((gameId) => feedOf[gameId] === gameId) as [ResultGame, ...ResultGame[]];

export interface DrawKey {
  feed: Feed;
  dialAt: number | Date;
  /** Set for regional draws. */
  channelId: string | null;
}

/**
 * A draw's place in the calendar of its feed: `20260821`, with the time where there are several a day
 * (`20260821:0608`) and with the channel where there are several at once (`20260821:tphcm`).
 */
function keyText({ feed, dialAt, channelId }: DrawKey): string {
  const day = vietnamDay(dialAt).replaceAll('-', '');
  if (channelId !== null) return `${day}:${channelId}`;
  return isDrawnOften(feed) ? `${day}:${vietnamTime(dialAt).replace(':', '')}` : day;
}

/** For instance `keno:20260702:2152`. */
export function drawIdOf(key: DrawKey): string {
  return `${key.feed}:${keyText(key)}`;
}

/** For instance `kenoeo:20260702:2152`. */
export function periodIdOf(gameId: GameId, { dialAt, channelId }: Omit<DrawKey, 'feed'>): string {
  return `${gameId}:${keyText({ feed: feedOf[gameId], dialAt, channelId })}`;
}

/** The periods of every game that one draw decides. */
export function periodIdsOf(key: DrawKey): string[] {
  return gameIds.filter((gameId) => feedOf[gameId] === key.feed).map((gameId) => `${gameId}:${keyText(key)}`);
}

// Far more than any id; what is longer is not read.
export const LONGEST_ID = 100;

/** What the id of a period says by itself. */
export interface NamedPeriod {
  gameId: GameId;
  /** yyyy-mm-dd in Vietnam. */
  day: string;
  /** HH:mm in Vietnam, for games that draw several times a day; else null. */
  time: string | null;
  /** Set for regional games. */
  channelId: string | null;
}

/** Reads an id that `periodIdOf` has made; null for anything else, such as a draw's bare number. */
export function readPeriodId(id: unknown): NamedPeriod | null {
  if (typeof id !== 'string' || id.length > LONGEST_ID) return null;
  const [, gameId, digits = '', place = null] = /^([a-z\d]+):(\d{8})(?::(.+))?$/.exec(id) ?? [];
  if (!isGameId(gameId)) return null;
  const feed = feedOf[gameId];
  const day = digits.replace(/^(....)(..)/, '$1-$2-');
  const time = isDrawnOften(feed) && place !== null ? place.replace(/^(..)/, '$1:') : null;
  const channelId = feed === 'regional' ? place : null;
  const dialAt = momentOnDay(day, time ?? '00:00');
  if (dialAt === null || (feed === 'regional' && channelId === null)) return null;
  // What does not write back as read is no id.
  return periodIdOf(gameId, { dialAt, channelId }) === id ? { gameId, day, time, channelId } : null;
}
