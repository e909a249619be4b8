import { breakRequestSchema, contract, limitsRequestSchema, texts } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { requireProof } from '../payment/stepUp';
import { playLimitsOf } from '../saferPlay/answer';
import { takeBreak } from '../saferPlay/breaks';
import { lockPlayer } from '../saferPlay/lockPlayer';
import { keepTellsNearLimit } from '../saferPlay/nearLimit';
import { changeLimits } from '../saferPlay/spendingLimits';
import { proveDevice, requireProvedDevice } from '../sessions/knownDevice';
import { checkPin, pinAskerOf } from '../sessions/pin';
import type { Shop } from '../shop';

/** Limits on spending and breaks: what a player sets to stay in control. */
export function limitRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.getLimits, 'Your limits and break'), async (c) =>
      ok(c, await playLimitsOf(shop.db, c.get('userId'), shop.clock.now())),
    )
    .on(
      ...route(contract.changeLimits, 'Change limits: lower at once, higher after 24 hours'),
      jsonBody(contract.changeLimits, limitsRequestSchema),
      (c) => {
        const [userId, wanted] = [c.get('userId'), c.req.valid('json')];
        return idempotent(c, userId, 'client-limits', wanted, async (trx) => {
          await lockPlayer(trx, userId);
          const now = shop.clock.now();
          await changeLimits(trx, userId, wanted, now);
          if (wanted.tellsNearLimit !== undefined) await keepTellsNearLimit(trx, userId, wanted.tellsNearLimit, now);
          return playLimitsOf(trx, userId, now);
        });
      },
    )
    .on(
      ...route(contract.takeBreak, 'Take a break that cannot be ended early'),
      jsonBody(contract.takeBreak, breakRequestSchema),
      (c) => {
        const [userId, sessionId] = [c.get('userId'), c.get('sessionId')];
        const { for: length, pin: typed, signature } = c.req.valid('json');
        return idempotent(
          c,
          userId,
          'client-limits/break',
          // Who repeats a break whose answer was lost proves it anew.
          { length },
          async (trx, pin) => {
            await lockPlayer(trx, userId);
            const sentence = 'Tạm nghỉ không thể kết thúc sớm nên cần mã PIN hoặc mã xác thực của bạn.';
            const provenBy = await requireProof(trx, shop, { userId, proof: { pin, signature }, sentence });
            if (provenBy === 'signature') await proveDevice(shop, trx, sessionId);
            const now = shop.clock.now();
            await takeBreak(trx, userId, length, now);
            return playLimitsOf(trx, userId, now);
          },
          {
            beforeWork: async () => {
              if (typed === undefined || signature !== undefined) return undefined;
              // Nobody can end the break that whoever guessed the PIN began.
              await requireProvedDevice(shop.db, sessionId, texts.breakNeedsCode);
              return checkPin(shop, pinAskerOf(c), typed);
            },
          },
        );
      },
    );
}
