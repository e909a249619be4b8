import type { OtpChallenge, OtpPurpose } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { notFound } from '../http/httpError';
import { isId } from '../ids';
import type { Shop } from '../shop';
import { sendersOf } from './otpPhone';

/** Life of a code: 5 minutes (decision A6). */
export const CODE_LIFETIME = 5 * 60_000;
const SEND_WINDOW = 15 * 60_000;
const HOUR = 60 * 60_000;

interface ChallengeRow {
  id: string;
  phone: string;
  asker: string;
  purpose: OtpPurpose;
  attempts: number;
  expires_at: Date;
  consumed_at: Date | null;
}

/** The codes of the last `ms` that were sent to those with whom the asker shares a budget (`sendersOf`), newest first. */
async function sentWithin(
  ms: number,
  { shop, db, phone, asker }: { shop: Shop; db: Kysely<Database> } & Pick<ChallengeRow, 'phone' | 'asker'>,
) {
  const rows = await db
    .selectFrom('otp_challenges')
    .select(['created_at', 'asker'])
    .where('phone', '=', phone)
    .where('created_at', '>', new Date(shop.clock.now().getTime() - ms))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.filter((row) => sendersOf(row.asker) === sendersOf(asker));
}

/** How many codes were sent within the hour to those with whom the asker shares a budget. */
export async function codesOfThisHour(
  shop: Shop,
  db: Kysely<Database>,
  of: Pick<ChallengeRow, 'phone' | 'asker'>,
): Promise<number> {
  return (await sentWithin(HOUR, { shop, db, ...of })).length;
}

/**
 * When the next code may be sent to a phone, in ms since the epoch (decision A6), by what was sent to those with whom the
 * asker shares a budget: `sendersOf`.
 */
export async function nextSendAt(
  shop: Shop,
  db: Kysely<Database>,
  { phone, asker }: Pick<ChallengeRow, 'phone' | 'asker'>,
): Promise<number> {
  const sent = await sentWithin(SEND_WINDOW, { shop, db, phone, asker });
  const { otpGap, otpSends } = shop.settings.limits;
  const after = (row: { created_at: Date } | undefined, wait: number) => (row ? row.created_at.getTime() + wait : 0);
  return Math.max(after(sent[0], otpGap * 1000), after(sent[otpSends - 1], SEND_WINDOW));
}

/** What a player may know of a code: never the code. */
export async function challengeAnswer(shop: Shop, db: Kysely<Database>, row: ChallengeRow): Promise<OtpChallenge> {
  return {
    challengeId: row.id,
    expiresAt: row.expires_at.toISOString(),
    resendAt: new Date(await nextSendAt(shop, db, row)).toISOString(),
    attemptsLeft: row.consumed_at ? 0 : Math.max(shop.settings.limits.otpTries - row.attempts, 0),
  };
}

export async function findChallenge(db: Kysely<Database>, id: string) {
  const row = isId(id)
    ? await db.selectFrom('otp_challenges').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}
