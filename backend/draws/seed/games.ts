import { cutOffOf, gameConfig, gameIds, usualMaxPeriods } from '@veloc/rules';
import type { Kysely } from 'kysely';
import { json, type Database } from '../../db/schema';
import { backendGames } from '../../games/registry';

/**
 * Writes the games a database does not have yet. Of those it has, what an operator has changed stays; when their sales
 * end is the rules' to say, by which the storefront counts down too.
 */
export async function seedGames(db: Kysely<Database>): Promise<void> {
  const rows = gameIds.map((id, sort) => ({
    id,
    title: gameConfig[id].title,
    name_store: gameConfig[id].nameStore,
    heading: gameConfig[id].heading,
    href: gameConfig[id].href,
    sort,
    cutoff_seconds: cutOffOf(id) / 1000,
    max_periods: usualMaxPeriods(id),
    schedule: json(backendGames[id].schedule),
  }));
  await db
    .insertInto('games')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ cutoff_seconds: eb.ref('excluded.cutoff_seconds') })),
    )
    .execute();
}
