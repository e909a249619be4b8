import { randomInt } from 'node:crypto';
import type { OtpPurpose } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { tooMany } from '../http/rateLimit';
import { newId } from '../ids';
import type { OneTimeCode, Shop } from '../shop';
import { CODE_LIFETIME } from './challenge';
import { lockOtpPhone, refuseFailing } from './otpPhone';

const SEND_WINDOW = 15 * 60_000;

async function refuseTooManySends(shop: Shop, trx: Transaction<Database>, phone: string): Promise<void> {
  const now = shop.clock.now().getTime();
  const sent = await trx
    .selectFrom('otp_challenges')
    .select('created_at')
    .where('phone', '=', phone)
    .where('created_at', '>', new Date(now - SEND_WINDOW))
    .orderBy('created_at', 'desc')
    .execute();
  const { otpGap, otpSends } = shop.settings.limits;
  const newest = sent[0]?.created_at.getTime();
  if (newest !== undefined && newest + otpGap * 1000 > now) throw tooMany((newest + otpGap * 1000 - now) / 1000);
  const blocking = sent[otpSends - 1]?.created_at.getTime();
  if (blocking !== undefined) throw tooMany((blocking + SEND_WINDOW - now) / 1000);
}

/**
 * Makes a code of six digits for a phone and burns an earlier one of the same purpose. Only its keyed hash is stored.
 * Throws 429 RATE_LIMITED beyond the limits of decision A6. The caller sends `message` once this is committed.
 */
export async function makeCode(
  shop: Shop,
  trx: Transaction<Database>,
  { phone, purpose }: { phone: string; purpose: OtpPurpose },
) {
  const failing = refuseFailing(shop, await lockOtpPhone(shop, trx, phone));
  if (failing) throw failing;
  await refuseTooManySends(shop, trx, phone);

  const at = shop.clock.now();
  const id = newId(at);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await trx
    .updateTable('otp_challenges')
    .set({ consumed_at: at })
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .execute();
  const challenge = await trx
    .insertInto('otp_challenges')
    .values({
      id,
      phone,
      purpose,
      code_hash: shop.secrets.hash('code', `${id}:${code}`),
      attempts: 0,
      expires_at: new Date(at.getTime() + CODE_LIFETIME),
      consumed_at: null,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const message: OneTimeCode = { phone, code, purpose };
  return { challenge, message };
}
