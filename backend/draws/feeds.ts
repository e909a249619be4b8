import { vietnamTime, type GameId } from '@veloc/rules';
import type { Feed } from '../db/schema';
import { vietnamDay } from './days';

/** The real draw each game follows (decision G21). */
export const feedOf: Readonly<Record<GameId, Feed>> = {
  keno: 'keno',
  kenoeo: 'keno',
  kenoud: 'keno',
  mega: 'mega',
  power: 'power',
  max3d: 'max3d',
  max3dpro: 'max3dpro',
  loto: 'regional',
  classic: 'regional',
  lotto535: 'lotto535',
};

const drawnOftenADay: readonly Feed[] = ['keno', 'lotto535'];

export interface DrawSlot {
  feed: Feed;
  dialAt: Date;
  /** Set for regional draws. */
  channelId: string | null;
}

/**
 * A draw's place in the calendar of its feed: `20260821`, with the time where there are several a day
 * (`20260821:0608`) and with the channel where there are several at once (`20260821:tphcm`).
 */
export function slotKey({ feed, dialAt, channelId }: DrawSlot): string {
  const day = vietnamDay(dialAt).replaceAll('-', '');
  if (channelId !== null) return `${day}:${channelId}`;
  return drawnOftenADay.includes(feed) ? `${day}:${vietnamTime(dialAt).replace(':', '')}` : day;
}

/** For instance `keno:20260702:2152`. */
export function drawIdOf(slot: DrawSlot): string {
  return `${slot.feed}:${slotKey(slot)}`;
}

/** For instance `kenoeo:20260702:2152`. */
export function periodIdOf(gameId: GameId, { dialAt, channelId }: Omit<DrawSlot, 'feed'>): string {
  return `${gameId}:${slotKey({ feed: feedOf[gameId], dialAt, channelId })}`;
}

/** The periods of every game that one draw decides. */
export function periodIdsOf(slot: DrawSlot): string[] {
  const games = Object.entries(feedOf).filter(([, feed]) => feed === slot.feed);
  return games.map(([gameId]) => `${gameId}:${slotKey(slot)}`);
}
