import { breakRequestSchema, contract, limitsRequestSchema, playLimitsSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { requireProof } from '../payment/stepUp';
import { playLimitsOf } from '../saferPlay/answer';
import { takeBreak } from '../saferPlay/breaks';
import { lockPlayer } from '../saferPlay/lockPlayer';
import { changeLimits } from '../saferPlay/spendingLimits';
import { checkPin, pinAskerOf } from '../sessions/pin';
import type { Shop } from '../shop';

/** Limits on spending and breaks: what a player sets to stay in control. */
export function limitRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.getLimits), describe('Your limits and break', playLimitsSchema), async (c) =>
      ok(c, await playLimitsOf(shop.db, c.get('userId'), shop.clock.now())),
    )
    .on(
      ...route(contract.changeLimits),
      describe('Change limits: lower at once, higher after 24 hours', playLimitsSchema),
      jsonBody(limitsRequestSchema),
      (c) => {
        const [userId, wanted] = [c.get('userId'), c.req.valid('json')];
        return idempotent(c, userId, 'client-limits', wanted, async (trx) => {
          await lockPlayer(trx, userId);
          const now = shop.clock.now();
          await changeLimits(trx, userId, wanted, now);
          return playLimitsOf(trx, userId, now);
        });
      },
    )
    .on(
      ...route(contract.takeBreak),
      describe('Take a break that cannot be ended early', playLimitsSchema),
      jsonBody(breakRequestSchema),
      (c) => {
        const [userId, { for: length, pin: typed, signature }] = [c.get('userId'), c.req.valid('json')];
        return idempotent(
          c,
          userId,
          'client-limits/break',
          // Who repeats a break whose answer was lost proves it anew.
          { length },
          async (trx, pin) => {
            await lockPlayer(trx, userId);
            const sentence = 'Tạm nghỉ không thể kết thúc sớm nên cần mã PIN hoặc mã xác thực của bạn.';
            await requireProof(trx, shop, { userId, proof: { pin, signature }, sentence });
            const now = shop.clock.now();
            await takeBreak(trx, userId, length, now);
            return playLimitsOf(trx, userId, now);
          },
          { beforeWork: async () => (typed === undefined ? undefined : checkPin(shop, pinAskerOf(c), typed)) },
        );
      },
    );
}
