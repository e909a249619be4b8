import { type contract, texts } from '@veloc/rules';
import type { Context } from 'hono';
import type { AppEnv, CallContext } from '../http/env';
import { idempotent } from '../http/idempotency';
import { HttpError, notFound } from '../http/httpError';
import { notify } from '../notifications/notify';
import { renewAlone } from './exchange';
import { forgetOtherDevices, proveDevice, requireProvedDevice } from './knownDevice';
import { checkPin, hashPin, lockPin, type VerifiedPin, pinAskerOf, requireStrongPin } from './pin';
import { setRefreshCookie } from './refreshCookie';
import { revokeOthers } from './revoke';
import { isOver } from './sessionOfRefreshToken';
import { checkSignature, consumeSignature, forgetProofs } from './signature';

interface PinChange {
  newPin: string;
  /**
   * One proof is needed: the old PIN or a signature of purpose change_pin, which counts before the PIN. Where no code was
   * ever typed on the device, the PIN is none.
   */
  oldPin?: string | undefined;
  signature?: string | undefined;
}

/**
 * Sets the PIN and ends whatever else leads into the account: other sessions, codes and proofs on their way, and the
 * tokens of this session, which goes on with the pair of the answer. `refreshToken` is the one that the client holds.
 * The owner is told. Throws 403 STEP_UP_REQUIRED without a proof, and CODE_REQUIRED for a PIN that may be a guessed one.
 */
export async function changePin(
  c: CallContext<typeof contract.changePin>,
  { refreshToken, ...change }: PinChange & { refreshToken?: string | undefined },
): Promise<Response> {
  const shop = c.get('shop');
  const [userId, sessionId] = [c.get('userId'), c.get('sessionId')];
  const { newPin, oldPin, signature } = change;
  if (oldPin === undefined && signature === undefined) {
    throw new HttpError(403, 'STEP_UP_REQUIRED', 'Vui lòng nhập mã PIN cũ hoặc mã xác thực');
  }
  return idempotent(
    c,
    userId,
    'users/change-pass',
    change,
    async (trx, { verified, pin_hash }) => {
      if (verified) await lockPin(trx, verified);
      const at = shop.clock.now();
      const user = await trx
        .updateTable('users')
        .set({
          pin_hash,
          pin_fails: 0,
          pin_locked_until: null,
          pin_day_fails: 0,
          updated_at: at,
        })
        .where('id', '=', userId)
        .returning('phone')
        .executeTakeFirst();
      if (!user) throw notFound();
      const forgiven = { pin_fails: 0, pin_locked_until: null };
      // The session comes before its device, as when its token is renewed: neither waits for the other.
      await trx
        .updateTable('sessions')
        .set({ ...forgiven, pin_day_fails: 0 })
        .where('id', '=', sessionId)
        .execute();
      if (signature !== undefined) {
        await consumeSignature(shop, trx, { signature, phone: user.phone, purposes: ['change_pin'] });
        await proveDevice(shop, trx, sessionId);
      }
      await forgetProofs(shop, trx, user.phone);
      await revokeOthers(shop, trx, { userId, sessionId });
      await forgetOtherDevices(trx, { userId, sessionId });
      await trx.updateTable('known_devices').set(forgiven).where('user_id', '=', userId).execute();
      await notify(trx, at, [{ userId, kind: 'pinChanged', params: {} }]);
      return { changed: true as const, ...(await renewAlone(shop, trx, { userId, sessionId, refreshToken })) };
    },
    {
      alsoTopLevel: ({ token }) => ({ token }),
      beforeAnswer: (renewed) => setRefreshCookie(c, renewed.refreshToken),
      isOver: (trx, renewed) => isOver(shop, trx, renewed),
      // Hashing is dear, so it is only done for whoever has proved to be the owner.
      beforeWork: async () => ({ verified: await verify(c, change), pin_hash: await hashPin(newPin) }),
    },
  );
}

/** Throws as `requireStrongPin`, `requireProvedDevice` and `checkPin`, or 403 SIGNATURE_INVALID. */
async function verify(
  c: Context<AppEnv>,
  { newPin, oldPin = '', signature }: PinChange,
): Promise<VerifiedPin | undefined> {
  const shop = c.get('shop');
  const userId = c.get('userId');
  const { phone } = await shop.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  requireStrongPin(newPin, phone);
  if (signature === undefined) {
    await requireProvedDevice(shop.db, c.get('sessionId'), texts.pinNeedsCode);
    return checkPin(shop, pinAskerOf(c), oldPin);
  }
  await checkSignature(shop, { signature, phone, purposes: ['change_pin'] });
  return undefined;
}
