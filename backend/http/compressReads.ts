import { contract } from '@veloc/rules';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './env';

/**
 * Sends what the contract calls long compressed to who takes that: on a slow phone its bytes come between the player
 * and the page. Safe from BREACH (https://www.breachattack.com): no secret stands in it beside words of another's choosing,
 * and no cookie opens it, so its length tells nobody anything.
 */
export function compressReads(app: Hono<AppEnv>): void {
  const long = contract.allCalls().filter(({ isCompressed }) => isCompressed);
  for (const path of new Set(long.map((call) => call.path))) app.use(path, compress());
}
