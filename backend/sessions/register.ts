import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';
import { currentPrivacy } from '../public/contents';
import { login, type Login } from './login';
import { consumeSignature } from './signature';
import { findUser } from './user';

export interface Registration {
  /** E.164, proved by `signature`. */
  phone: string;
  name: string;
  signature: string;
  /** argon2id, or null for an account without a PIN. */
  pinHash: string | null;
  /** The privacy text that is accepted contains the statement of age (decision A13). */
  acceptPrivacy: boolean;
}

/**
 * Opens an account and logs it in. Throws 403 AGE_NOT_CONFIRMED without the accepted text, 403 SIGNATURE_INVALID
 * without a proof of the phone, 409 PHONE_TAKEN when the phone has an account.
 */
export async function register(
  c: Context<AppEnv>,
  trx: Transaction<Database>,
  { phone, name, signature, pinHash, acceptPrivacy }: Registration,
): Promise<Login> {
  const shop = c.get('shop');
  if (!acceptPrivacy) {
    throw new HttpError(403, 'AGE_NOT_CONFIRMED', 'Bạn cần xác nhận đủ 18 tuổi và đồng ý với điều khoản');
  }
  await consumeSignature(shop, trx, { signature, phone, purposes: ['register', 'login'] });

  const at = shop.clock.now();
  const { version } = await currentPrivacy(trx);
  const created = await trx
    .insertInto('users')
    .values({
      id: newId(at),
      phone,
      name,
      email: null,
      identify: null,
      end_point_id: 'WEB',
      pin_hash: pinHash,
      pin_fails: 0,
      pin_locked_until: null,
      privacy_version: version,
      privacy_accepted_at: at,
      token_epoch: 0,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  const user = created && (await findUser(trx, created));
  if (!user) throw new HttpError(409, 'PHONE_TAKEN', 'Số điện thoại này đã có tài khoản. Vui lòng đăng nhập.');
  return login(c, trx, user, { by: 'registration' });
}
