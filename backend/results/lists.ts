import { DAY, vietnamInstant, type Feed } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Region } from '../draws/seed/channels';
import type { DrawRow } from '../draws/storedDraw';

interface Page {
  /** Id of the last draw seen, or '0' for the newest. */
  cursor: string;
  itemPerPage: number;
}

interface FeedQuery extends Page {
  /** dd/mm/yyyy; all days without it. */
  resultDate?: string | undefined;
}

/**
 * Draws of a feed, newest first. Keyset pagination: the cursor is the last row's key, so any depth costs the same
 * (https://use-the-index-luke.com/no-offset). A date that does not exist has none.
 */
export async function newestDraws(db: Kysely<Database>, feed: Feed, asked: FeedQuery): Promise<DrawRow[]> {
  const found = ofDay(pageOf(db, asked).where('feed', '=', feed), asked.resultDate);
  return found === null ? [] : found.execute();
}

/** One draw of a feed by its id, as a list; empty where the feed has no such draw. */
export function drawById(db: Kysely<Database>, feed: Feed, id: string): Promise<DrawRow[]> {
  return db.selectFrom('draws').selectAll().where('feed', '=', feed).where('id', '=', id).execute();
}

interface RegionalQuery extends FeedQuery {
  region: Region;
  channelId?: string | undefined;
}

/** Draws of a region, newest first. A date that does not exist has none. */
export async function regionalDraws(db: Kysely<Database>, asked: RegionalQuery): Promise<DrawRow[]> {
  let wanted = pageOf(db, asked).where('region', '=', asked.region);
  if (asked.channelId !== undefined) wanted = wanted.where('channel_id', '=', asked.channelId);
  const found = ofDay(wanted, asked.resultDate);
  return found === null ? [] : found.execute();
}

/** Those of one day in Vietnam; null of a day that does not exist. */
function ofDay(draws: ReturnType<typeof pageOf>, resultDate: string | undefined) {
  if (resultDate === undefined) return draws;
  const day = vietnamInstant(resultDate, '00:00');
  return day === null ? null : draws.where('dial_at', '>=', new Date(day)).where('dial_at', '<', new Date(day + DAY));
}

function pageOf(db: Kysely<Database>, { cursor, itemPerPage }: Page) {
  const page = db.selectFrom('draws').selectAll().orderBy('dial_at', 'desc').orderBy('id', 'desc').limit(itemPerPage);
  if (cursor === '0') return page;
  return page.where(
    sql<boolean>`(dial_at, id) < (select seen.dial_at, seen.id from draws seen where seen.id = ${cursor})`,
  );
}
