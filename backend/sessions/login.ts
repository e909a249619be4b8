import type { User } from '@veloc/rules';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { notify, retractRecent } from '../notifications/notify';
import { rememberDevice } from './knownDevice';
import { DEVICE_LENGTH, openSession, type IssuedTokens } from './openSession';
import { userAnswer } from './user';

export interface Login extends IssuedTokens {
  user: User;
}

/**
 * Opens a session on the device that asks, for a user whose identity has just been proved `by` a code sent to the phone,
 * by the PIN, or at the registration; it is known from then on. The owner is told of a new one.
 */
export async function login(
  c: Context<AppEnv>,
  trx: Transaction<Database>,
  user: User & { epoch: number },
  { by }: { by: 'code' | 'pin' | 'registration' },
): Promise<Login> {
  const shop = c.get('shop');
  const userId = user.id;
  const device = (c.req.header('User-Agent') ?? 'unknown').slice(0, DEVICE_LENGTH);
  const { id: deviceId, isNew } = await rememberDevice(c, trx, { userId, isProved: by !== 'pin' });
  if (isNew && by !== 'registration') {
    await tellOfDevice(trx, { userId, device, at: shop.clock.now() });
  }
  const tokens = await openSession(shop, trx, { userId, epoch: user.epoch, device, deviceId });
  return { ...tokens, user: userAnswer(user) };
}

async function tellOfDevice(
  trx: Transaction<Database>,
  { userId, device, at }: { userId: string; device: string; at: Date },
): Promise<void> {
  const retracted = await retractRecent(trx, { userId, kind: 'deviceAdded', at });
  const others = retracted.reduce((sum, params) => sum + 1 + (params.others ?? 0), 0);
  await notify(trx, at, [{ userId, kind: 'deviceAdded', params: others > 0 ? { device, others } : { device } }]);
}
