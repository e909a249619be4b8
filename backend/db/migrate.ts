import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations';
import type { Database } from './schema';

/** Kysely's words for a migration that the database has seen and this release does not hold. */
const UNKNOWN = /previously executed migration (\S+) is missing/;

function explained(error: unknown): unknown {
  const [, name] = UNKNOWN.exec(String(error)) ?? [];
  if (name === undefined) return error;
  return new Error(
    `A newer release has migrated this database (${name}), and this one could spoil what it does not know of: ` +
      `start that release or a newer one, or restore a backup from before it.`,
    { cause: error },
  );
}

/**
 * Brings the schema to the newest migration. Safe to run from several processes at once; throws on the first failure, and
 * with one sentence when a newer release was here before.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Work goes on side by side, so a lower number may arrive after a higher one has run.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw explained(error);
}
