import { contract, topUpRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { invalid, HttpError } from '../http/httpError';
import type { Shop } from '../shop';
import { failTopUp, receiveTransfer } from '../topup/credit';
import type { PaymentReport } from '../topup/paymentProvider';
import { startTopUp } from '../topup/start';
import { reasonOf } from '../topup/unmatched';
import { waitingTopUp } from '../topup/waiting';

/** The player asks for a top-up; the gateway reports the money, signed. */
export function topUpRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(
      ...route(contract.startTopUp, 'Ask for a top-up with a memo of its own'),
      jsonBody(contract.startTopUp, topUpRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const wanted = c.req.valid('json');
        return idempotent(c, userId, 'topup', wanted, (trx) => startTopUp(trx, shop, userId, wanted));
      },
    )
    .on(...route(contract.waitingTopUp, 'The transfer of a top-up that waits, again'), async (c) =>
      ok(c, await waitingTopUp(shop, c.get('userId'), c.req.param('id'))),
    )
    .on(...route(contract.reportTransfer, 'The gateway reports a transfer, signed'), async (c) => {
      const report = await readReport(shop, await c.req.text());
      if (report.status === 'success') await recordTransfer(shop, report);
      else await recordFailure(shop, report.id);
      return ok(c, { ok: true });
    });
}

async function readReport(shop: Shop, body: string): Promise<PaymentReport> {
  try {
    return await shop.paymentProvider.readReport(shop.db, body);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const fields = [...new Set(error.issues.map((issue) => v.getDotPath(issue) ?? 'the body'))].join(', ');
    shop.log.error(
      `A report of the gateway was refused and may be money that came: ${fields} is not as the shop knows it (status is success or failed). See what the gateway sends.`,
    );
    throw invalid('Dữ liệu gửi lên không hợp lệ');
  }
}

async function recordFailure(shop: Shop, id: string): Promise<void> {
  const isKnown = await inTransaction(shop, (trx) => failTopUp(trx, { id, at: shop.clock.now() }));
  if (!isKnown)
    shop.log.error(`The gateway reports the failure of a top-up that nobody started: ${JSON.stringify(id)}.`);
}

const whyUnmatched = {
  unknown: 'names a top-up that nobody started',
  reference: 'has the reference of another transfer',
  confirmed: 'may be the one that was confirmed with another reference',
  bounced: 'has the reference by which a withdrawal came back',
  amount: 'is not the amount that was asked for',
};

/**
 * Takes in a transfer. One that must be looked at is kept and answered as taken, so that the gateway does not report it
 * for ever; only another amount is answered 422 AMOUNT_MISMATCH each time.
 */
async function recordTransfer(shop: Shop, report: PaymentReport): Promise<void> {
  const received = { ...report, provider: shop.paymentProvider.id, at: shop.clock.now() };
  const { arrival, isNew, asked, isDoubted, isBounced, confirmed } = await inTransaction(shop, (trx) =>
    receiveTransfer(trx, received),
  );
  const { id, top_up_id, amount, state } = arrival;
  if (confirmed !== undefined) {
    const rest =
      amount > confirmed ? `${amount - confirmed} VND more were credited` : `${confirmed - amount} VND are awaited yet`;
    shop.log.error(
      `Transfer ${id} of ${amount} VND is the one that was confirmed as ${confirmed} VND for top-up ${top_up_id}: ${rest}; topups list shows what is awaited.`,
    );
  } else if (isNew && state === 'matched') {
    shop.log.info(`Transfer ${id} of ${amount} VND is the one that was confirmed for top-up ${top_up_id}.`);
  }
  if (state !== 'unmatched') return;
  const reason = reasonOf(arrival, { isDoubted, isBounced });
  if (isNew) {
    const first = { amount: `topups confirm ${top_up_id} credits what arrived, `, confirmed: `topups match ${id}, ` };
    const confirm = reason in first ? first[reason as keyof typeof first] : '';
    shop.log.error(
      `Transfer ${id} of ${amount} VND ${whyUnmatched[reason]} and is in no wallet: npm run operator -- ${confirm}topups credit ${id} or topups return ${id}; topups list shows all.`,
    );
  }
  if (reason === 'amount') {
    throw new HttpError(422, 'AMOUNT_MISMATCH', 'Số tiền nhận được khác số tiền đã yêu cầu', { asked, amount });
  }
}
