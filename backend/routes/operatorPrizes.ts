import {
  approveClaimRequestSchema,
  contract,
  correctionRequestSchema,
  poolsRequestSchema,
  rejectClaimRequestSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import { actOn } from '../audit/act';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { sealBooks } from '../books/seal';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { invalid } from '../http/httpError';
import { runDueJobs } from '../jobs/runDueJobs';
import { approveClaim, rejectClaim } from '../prizes/decide';
import { setPoolValues } from '../prizes/figures';
import { claimById, openClaims } from '../prizes/lists';
import { periodsOf } from '../results/drawIdentity';
import { correctDraw, lockDraw } from '../results/correctDraw';
import { decodeRecord } from '../results/decodeRecord';
import type { Shop } from '../shop';

/** What the operator decides about prizes that wait, and about results that were wrong. */
export function operatorPrizeRoutes(shop: Shop) {
  const { settings } = shop;
  return new Hono<AppEnv>()
    .on(...route(contract.listClaims, 'Prizes that wait or were rejected, the oldest first'), async (c) =>
      ok(c, await openClaims(shop.db)),
    )
    .on(
      ...route(contract.approveClaim, 'Pay a prize that waits, once'),
      jsonBody(contract.approveClaim, approveClaimRequestSchema),
      async (c) => {
        const approval = { ...c.req.valid('json'), id: c.req.param('id'), at: shop.clock.now(), settings };
        const { id } = await actOn(c, shop, { kind: 'prize', id: approval.id })((trx) => approveClaim(trx, approval));
        return ok(c, await claimById(shop.db, id));
      },
    )
    .on(
      ...route(contract.rejectClaim, 'Say why a prize is not paid; its sum stays owed'),
      jsonBody(contract.rejectClaim, rejectClaimRequestSchema),
      async (c) => {
        const verdict = { ...c.req.valid('json'), id: c.req.param('id'), at: shop.clock.now() };
        const { id } = await actOn(c, shop, { kind: 'prize', id: verdict.id })((trx) => rejectClaim(trx, verdict));
        return ok(c, await claimById(shop.db, id));
      },
    )
    .on(
      ...route(contract.setPools, 'Give a draw the jackpots that its record did not print'),
      jsonBody(contract.setPools, poolsRequestSchema),
      async (c) => {
        const given = { drawId: c.req.param('drawId'), figures: c.req.valid('json'), at: shop.clock.now() };
        const act = actOn(c, shop, { kind: 'draw', id: given.drawId });
        return ok(c, await act((trx) => setPoolValues(trx, given)));
      },
    )
    .on(
      ...route(contract.correctResult, 'Correct a stored result in public'),
      jsonBody(contract.correctResult, correctionRequestSchema),
      async (c) => {
        const { reason, record } = c.req.valid('json');
        const decoded = decodeRecord(JSON.stringify(record));
        if (!decoded.ok) throw invalid(`Bản ghi kết quả không hợp lệ: ${decoded.message}`, { field: 'record' });
        const correction = { record: decoded.value, reason, at: shop.clock.now(), settings };
        const act = actOn(c, shop, async (trx) => ({ kind: 'draw', id: (await lockDraw(trx, decoded.value)).id }));
        await sealBooks(shop, { ids: periodsOf([correction.record]), isDrawn: true });
        const corrected = await act((trx) => correctDraw(trx, correction));
        await runDueJobs(shop);
        return ok(c, corrected);
      },
    );
}
