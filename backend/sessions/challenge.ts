import type { OtpChallenge, OtpPurpose } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { notFound } from '../http/refusal';
import { isId } from '../ids';
import type { Shop } from '../shop';

/** Life of a code: 5 minutes (decision A6). */
export const CODE_LIFETIME = 5 * 60_000;

interface ChallengeRow {
  id: string;
  purpose: OtpPurpose;
  attempts: number;
  expires_at: Date;
  consumed_at: Date | null;
  created_at: Date;
}

/** What a player may know of a code: never the code. */
export function challengeAnswer(shop: Shop, row: ChallengeRow): OtpChallenge {
  const { otpGap, otpTries } = shop.settings.limits;
  return {
    challengeId: row.id,
    expiresAt: row.expires_at.toISOString(),
    resendAt: new Date(row.created_at.getTime() + otpGap * 1000).toISOString(),
    attemptsLeft: row.consumed_at ? 0 : Math.max(otpTries - row.attempts, 0),
  };
}

export async function findChallenge(db: Kysely<Database>, id: string) {
  const row = isId(id)
    ? await db.selectFrom('otp_challenges').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}
