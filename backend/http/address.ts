import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './env';

function socketAddress(c: Context<AppEnv>): string | undefined {
  // A request that was made without a socket (a test, a function host) has no connection to ask.
  const bindings: unknown = c.env;
  const hasSocket = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
  return hasSocket ? getConnInfo(c).remote.address : undefined;
}

/**
 * The caller's address. X-Forwarded-For is believed only behind a proxy of our own (`VELOC_TRUST_PROXY=1`), and then
 * only its last entry: that proxy wrote it, everything before it came from the caller.
 */
export function addressOf(c: Context<AppEnv>): string {
  if (c.get('shop').settings.trustProxy) {
    const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  return socketAddress(c) ?? 'unknown';
}
