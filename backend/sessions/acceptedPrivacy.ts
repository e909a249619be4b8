import type { Privacy } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The version of the privacy text that a user accepted last, at registration or since; null for none. */
export async function acceptedPrivacy(db: Kysely<Database>, userId: string): Promise<Privacy['accepted']> {
  const user = await db
    .selectFrom('users')
    .select(['privacy_version as version', 'privacy_accepted_at as at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  // A shop that had no text at the registration had none accepted.
  return user?.at && user.version > 0 ? { version: user.version, acceptedAt: user.at.toISOString() } : null;
}
