import type { User } from '@veloc/rules';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { rememberDevice } from './knownDevice';
import { openSession, type IssuedTokens } from './openSession';
import { userAnswer } from './user';

export interface Login extends IssuedTokens {
  user: User;
}

/** Opens a session on the device that asks, for a user whose identity has just been proved; it is known from then on. */
export async function login(
  c: Context<AppEnv>,
  trx: Transaction<Database>,
  user: User & { epoch: number },
): Promise<Login> {
  const device = c.req.header('User-Agent') ?? 'unknown';
  const deviceId = await rememberDevice(c, trx, user.id);
  const tokens = await openSession(c.get('shop'), trx, { userId: user.id, epoch: user.epoch, device, deviceId });
  return { ...tokens, user: userAnswer(user) };
}
