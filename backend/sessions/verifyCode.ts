import { texts, type OtpPurpose } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { isId } from '../ids';
import { sameText } from '../secrets';
import type { Shop } from '../shop';
import { countFailure, lockOtpPhone, tooManyFailures, triersOf } from './otpPhone';

interface Try {
  challengeId: string;
  code: string;
  /** Must be the challenge's own when given. */
  phone?: string | undefined;
  purpose?: OtpPurpose | undefined;
}

function wrongCode(attemptsLeft: number): HttpError {
  return new HttpError(400, 'OTP_INVALID', texts.wrongCode(attemptsLeft), { attemptsLeft });
}

/**
 * Tries a code. Answers whose phone it proved, or a HttpError that must be committed, because a wrong try counts:
 * 400 OTP_INVALID (the same for wrong, used, expired and unknown) or 429 RATE_LIMITED.
 */
export async function verifyCode(
  shop: Shop,
  trx: Transaction<Database>,
  { challengeId, code, phone, purpose }: Try,
): Promise<{ phone: string; purpose: OtpPurpose } | HttpError> {
  const found = isId(challengeId)
    ? await trx.selectFrom('otp_challenges').select(['phone', 'asker']).where('id', '=', challengeId).executeTakeFirst()
    : undefined;
  if (!found || (phone !== undefined && found.phone !== phone)) return wrongCode(0);

  const otpPhone = await lockOtpPhone(shop, trx, { phone: found.phone, asker: triersOf(found.asker) });
  const failing = tooManyFailures(shop, otpPhone);
  if (failing) return failing;

  // Read again: another try may have used it up, a changed PIN ended it, or the operator forgotten it, while this one
  // waited for the locks.
  const challenge = await trx
    .selectFrom('otp_challenges')
    .selectAll()
    .where('id', '=', challengeId)
    .forUpdate()
    .executeTakeFirst();
  if (!challenge) return wrongCode(0);
  const at = shop.clock.now();
  const isOver = challenge.consumed_at !== null || challenge.expires_at <= at;
  if (isOver || (purpose !== undefined && challenge.purpose !== purpose)) return wrongCode(0);

  const isRight = sameText(shop.secrets.hash('code', `${challenge.id}:${code}`), challenge.code_hash);
  const attempts = challenge.attempts + 1;
  const attemptsLeft = Math.max(shop.settings.limits.otpTries - attempts, 0);
  await trx
    .updateTable('otp_challenges')
    .set({ attempts, consumed_at: isRight || attemptsLeft === 0 ? at : null })
    .where('id', '=', challenge.id)
    .execute();
  if (isRight) return { phone: challenge.phone, purpose: challenge.purpose };
  await countFailure(trx, otpPhone);
  return wrongCode(attemptsLeft);
}
