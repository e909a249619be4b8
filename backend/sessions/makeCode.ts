import { randomInt } from 'node:crypto';
import type { OtpPurpose } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { tooMany } from '../http/rateLimit';
import { newId } from '../ids';
import type { OneTimeCode, Shop } from '../shop';
import { CODE_LIFETIME, codesOfThisHour, nextSendAt } from './challenge';
import { lockOtpPhone, sendersOf, STRANGERS, tooManyFailures, triersOf } from './otpPhone';

interface WantedCode {
  phone: string;
  purpose: OtpPurpose;
  /** Of `otpAsker`. */
  asker: string;
}

/**
 * Makes a code of six digits for a phone; only its keyed hash is stored. A known device's new code burns its own earlier
 * one of the same purpose, and nobody burns another's. Strangers cannot be told apart, so up to three of theirs live
 * side by side: the wrong codes of a day, which are what a guess costs, are counted over all of them.
 * Throws 429 RATE_LIMITED beyond the limits of decision A6. The caller sends `message` once this is committed.
 * `codesThisHour`: this one too, of those who share what may be sent.
 */
export async function makeCode(shop: Shop, trx: Transaction<Database>, { phone, purpose, asker }: WantedCode) {
  const [senders, triers] = [sendersOf(asker), triersOf(asker)];
  const sharing = await lockOtpPhone(shop, trx, { phone, asker: senders });
  const trying = triers === senders ? sharing : await lockOtpPhone(shop, trx, { phone, asker: triers });
  const failing = tooManyFailures(shop, trying);
  if (failing) throw failing;
  const at = shop.clock.now();
  const wait = (await nextSendAt(shop, trx, { phone, asker })) - at.getTime();
  if (wait > 0) throw tooMany(wait / 1000);

  const id = newId(at);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  if (asker !== STRANGERS) {
    await trx
      .updateTable('otp_challenges')
      .set({ consumed_at: at })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('asker', '=', asker)
      .where('consumed_at', 'is', null)
      .execute();
  }
  const challenge = await trx
    .insertInto('otp_challenges')
    .values({
      id,
      phone,
      asker,
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
  return { challenge, message, codesThisHour: await codesOfThisHour(shop, trx, { phone, asker }) };
}
