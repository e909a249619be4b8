import { scheduleSchema, type Channel, type GameId } from '@veloc/rules';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema';

/** The lottery company of a game's calendar, or null when the calendar has none of that id. */
export async function channelOf(
  db: Kysely<Database>,
  gameId: GameId,
  channelId: string | null,
): Promise<Channel | null> {
  const game = await db.selectFrom('games').select('schedule').where('id', '=', gameId).executeTakeFirstOrThrow();
  const { timetables } = v.parse(scheduleSchema, game.schedule);
  return timetables.find(({ channel }) => channel?.id === channelId)?.channel ?? null;
}
