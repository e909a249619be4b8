import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { invalid } from '../http/httpError';
import { runDueJobs } from '../jobs/runDueJobs';
import { approveClaim, rejectClaim } from '../prizes/decide';
import { giveFigures } from '../prizes/figures';
import { claimById, openClaims } from '../prizes/lists';
import { correctDraw } from '../results/correctDraw';
import { decodeRecord } from '../results/decodeRecord';
import type { Shop } from '../shop';

const moneyAbove0 = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const note = v.optional(words);

const claimSchema = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'approved', 'rejected', 'withdrawn', 'lapsed']),
  createdAt: v.string(),
  lapsesAt: v.string(),
  amount: v.number(),
  awaitsFigure: v.boolean(),
  player: v.string(),
  phone: v.string(),
  ticketId: v.string(),
  game: v.string(),
  drawId: v.string(),
  prizes: v.array(
    v.object({
      tier: v.string(),
      name: v.string(),
      lines: v.number(),
      value: v.nullable(v.number()),
      winners: v.nullable(v.number()),
    }),
  ),
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
});

/** What the operator decides about prizes that wait, and about results that were wrong. */
export function operatorPrizeRoutes(shop: Shop) {
  const { settings } = shop;
  return new Hono<AppEnv>()
    .on(
      ...route(contract.listClaims),
      describe('Prizes that wait or were rejected, the oldest first', v.array(claimSchema)),
      async (c) => ok(c, await openClaims(shop.db)),
    )
    .on(
      ...route(contract.approveClaim),
      describe('Pay a prize that waits, once', claimSchema),
      jsonBody(v.object({ amount: v.optional(moneyAbove0), confirm: v.optional(v.boolean()), note })),
      async (c) => {
        const approval = { ...c.req.valid('json'), id: c.req.param('id'), at: shop.clock.now(), settings };
        const { id } = await inTransaction(shop, (trx) => approveClaim(trx, approval));
        return ok(c, await claimById(shop.db, id));
      },
    )
    .on(
      ...route(contract.rejectClaim),
      describe('Say why a prize is not paid; its sum stays owed', claimSchema),
      jsonBody(v.object({ reason: words, note })),
      async (c) => {
        const verdict = { ...c.req.valid('json'), id: c.req.param('id'), at: shop.clock.now() };
        const { id } = await inTransaction(shop, (trx) => rejectClaim(trx, verdict));
        return ok(c, await claimById(shop.db, id));
      },
    )
    .on(
      ...route(contract.setPools),
      describe(
        'Give a draw the jackpots that its record did not print',
        v.object({ drawId: v.string(), priced: v.number(), warnings: v.array(v.string()) }),
      ),
      jsonBody(
        v.pipe(
          v.object({ jackpot1: v.optional(moneyAbove0), jackpot2: v.optional(moneyAbove0) }),
          v.check(({ jackpot1, jackpot2 }) => jackpot1 !== undefined || jackpot2 !== undefined, 'names no jackpot'),
        ),
      ),
      async (c) => {
        const given = { drawId: c.req.param('drawId'), figures: c.req.valid('json'), at: shop.clock.now() };
        return ok(c, await inTransaction(shop, (trx) => giveFigures(trx, given)));
      },
    )
    .on(
      ...route(contract.correctResult),
      describe(
        'Correct a stored result in public',
        v.object({ drawId: v.string(), tickets: v.number(), warnings: v.array(v.string()) }),
      ),
      jsonBody(v.object({ reason: words, record: v.record(v.string(), v.unknown()) })),
      async (c) => {
        const { reason, record } = c.req.valid('json');
        const decoded = decodeRecord(JSON.stringify(record));
        if (!decoded.ok) throw invalid(`Bản ghi kết quả không hợp lệ: ${decoded.message}`, { field: 'record' });
        const correction = { record: decoded.value, reason, at: shop.clock.now(), settings };
        const corrected = await inTransaction(shop, (trx) => correctDraw(trx, correction));
        await runDueJobs(shop);
        return ok(c, corrected);
      },
    );
}
