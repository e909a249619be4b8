import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { newId } from '../ids';
import type { Shop } from '../shop';
import { ACCESS_SECONDS, signAccessToken } from './accessToken';
import { addDevice } from './knownDevice';
import { issueRefreshToken } from './refreshToken';

export interface IssuedTokens {
  token: string;
  refreshToken: string;
  /** Seconds until `token` expires. */
  expiresIn: number;
}

interface NewSession {
  userId: string;
  /** `users.token_epoch`. */
  epoch: number;
  /** How the browser names itself. */
  device: string;
  /** The known device it is opened on. @default a new one, without a token or a proof */
  deviceId?: string;
}

/** Of what is kept of a browser's own name for itself. */
export const DEVICE_LENGTH = 120;

/** A login: one session with its first pair of tokens. */
export async function openSession(shop: Shop, trx: Transaction<Database>, login: NewSession): Promise<IssuedTokens> {
  const sessionId = newId(shop.clock.now());
  // By the database's time: which of two sessions is older must not hang on the clocks of the processes.
  const { created_at: at } = await trx
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: login.userId,
      device_id: login.deviceId ?? (await addDevice(shop, trx, login.userId, { isProved: false })),
      device: login.device.slice(0, DEVICE_LENGTH),
      pin_fails: 0,
      pin_locked_until: null,
      created_at: shop.clock.sql,
      last_used_at: shop.clock.sql,
      revoked_at: null,
    })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return {
    token: await signAccessToken(shop, { userId: login.userId, sessionId, epoch: login.epoch }),
    refreshToken: await issueRefreshToken(shop, trx, { sessionId, parentId: null, at }),
    expiresIn: ACCESS_SECONDS,
  };
}
