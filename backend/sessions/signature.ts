import type { OtpPurpose } from '@veloc/rules';
import type { Expression, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import type { Shop } from '../shop';

const LIFETIME = 5 * 60_000;

/** Makes the one-time proof that the phone's owner was there; valid 5 minutes for this phone and purpose. */
export async function mintSignature(
  shop: Shop,
  trx: Transaction<Database>,
  { phone, purpose }: { phone: string; purpose: OtpPurpose },
): Promise<string> {
  const signature = shop.random(32).toString('base64url');
  await trx
    .insertInto('signatures')
    .values({
      token_hash: shop.secrets.hash('signature', signature),
      phone,
      purpose,
      expires_at: new Date(shop.clock.now().getTime() + LIFETIME),
      used_at: null,
      // Compared with the age of a session.
      created_at: shop.clock.sql,
    })
    .execute();
  return signature;
}

interface Proof {
  signature: string;
  phone: string;
  /** The purposes that the proof may have been made for. */
  purposes: readonly OtpPurpose[];
}

function invalid(): HttpError {
  return new HttpError(403, 'SIGNATURE_INVALID', 'Xác thực đã hết hạn. Vui lòng xác thực lại.');
}

/**
 * Judges a proof without using it up, for what is dear and must come before the transaction: nothing is proved until
 * `consumeSignature`. Throws as that does.
 */
export async function checkSignature(shop: Shop, { signature, phone, purposes }: Proof): Promise<void> {
  const found = await shop.db
    .selectFrom('signatures')
    .select('phone')
    .where('token_hash', '=', shop.secrets.hash('signature', signature))
    .where('phone', '=', phone)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', shop.clock.now())
    .executeTakeFirst();
  if (!found) throw invalid();
}

/** Uses a proof up. Throws 403 SIGNATURE_INVALID for one that is unknown, used, expired, or made for something else. */
export async function consumeSignature(
  shop: Shop,
  trx: Transaction<Database>,
  { signature, phone, purposes }: Proof,
): Promise<void> {
  const at = shop.clock.now();
  const used = await trx
    .updateTable('signatures')
    .set({ used_at: at })
    .where('token_hash', '=', shop.secrets.hash('signature', signature))
    .where('phone', '=', phone)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('phone')
    .executeTakeFirst();
  if (!used) throw invalid();
}

/** Ends the codes and proofs of a phone that are on their way, because others may hold them. */
export async function forgetProofs(shop: Shop, trx: Transaction<Database>, phone: string): Promise<void> {
  const at = shop.clock.now();
  // A code that is being tried is waited for, so that the proof it mints is found.
  await trx
    .updateTable('otp_challenges')
    .set({ consumed_at: at })
    .where('phone', '=', phone)
    .where('consumed_at', 'is', null)
    .execute();
  await forgetSignatures(shop, trx, phone);
}

/**
 * Ends the proofs of a phone that are on their way, but no code: only the phone has those, and whoever holds a copied
 * token must not keep its owner from typing one. `until`: the last moment of those that end. @default all of them
 */
export async function forgetSignatures(
  shop: Shop,
  trx: Transaction<Database>,
  phone: string,
  until?: Expression<Date>,
): Promise<void> {
  await trx
    .updateTable('signatures')
    .set({ used_at: shop.clock.now() })
    .where('phone', '=', phone)
    .where('used_at', 'is', null)
    .$if(until !== undefined, (signatures) => signatures.where('created_at', '<=', until as Expression<Date>))
    .execute();
}
