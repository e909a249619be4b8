import { contract, nameSchema, phoneSchema, walletTransactionSchema, userSchema } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import { invalid } from '../http/httpError';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { checkLedger } from '../ledger/invariants';
import { transactionAnswer } from '../ledger/transactions';
import type { Shop } from '../shop';
import { confirmTopUp } from '../topup/confirm';
import { creditArrival, openTransfers, returnArrival } from '../topup/unmatched';
import { renameUser } from '../sessions/profile';
import { logOutPhone } from '../sessions/revoke';
import { unlockPhone } from '../sessions/unlockPhone';
import { bounceWithdrawal, completeWithdrawal, rejectWithdrawal, startWithdrawal } from '../withdrawals/finish';
import { waitingWithdrawals } from '../withdrawals/waiting';

const referenceSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

/**
 * With the bank's `reference` and the `amount` in đồng from its statement, there is nothing left for the webhook to tell;
 * `confirm` says that the amount is right although it is far from what was asked for.
 */
const confirmBody = v.object({
  reference: v.optional(referenceSchema),
  amount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  confirm: v.optional(v.boolean()),
});

/** That a transfer `isOther` than the one that a confirmation has credited already. */
const returnBody = v.object({ isOther: v.optional(v.boolean()) });

/**
 * Whose money a transfer is, where the bank named no top-up that exists; or that it `isConfirmed` already, under a
 * reference that was wrong.
 */
const creditBody = v.object({
  topUpId: v.optional(v.string()),
  isConfirmed: v.optional(v.boolean()),
  ...returnBody.entries,
});

const rejectBody = v.object({
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  /** The operator has made sure that one which was started has not been sent. */
  started: v.optional(v.boolean()),
});

const loggedOutSchema = v.object({ phone: v.string(), userId: v.string(), ended: v.number() });
const unlockedSchema = v.object({
  phone: v.string(),
  userId: v.nullable(v.string()),
  codes: v.number(),
  counts: v.number(),
  answers: v.number(),
  link: v.string(),
});

function seenOf({ reference, amount, confirm: isSure = false }: v.InferOutput<typeof confirmBody>) {
  if (reference !== undefined && amount !== undefined) return { reference, amount, isSure };
  if (reference === undefined && amount === undefined) return undefined;
  throw invalid('Hãy ghi cả mã giao dịch lẫn số tiền trên sao kê', { field: reference ? 'amount' : 'reference' });
}

/** What the operator does about money and its owners. */
export function operatorMoneyRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(
      ...route(contract.checkLedger),
      describe('Check every invariant of the ledger', v.object({ violations: v.number(), rows: v.array(v.unknown()) })),
      async (c) => {
        const rows = await checkLedger(shop.db);
        return ok(c, { violations: rows.length, rows });
      },
    )
    .on(
      ...route(contract.confirmTopUp),
      describe('Credit what came for a top-up, or what it asked for', walletTransactionSchema),
      jsonBody(confirmBody),
      async (c) => {
        const seen = seenOf(c.req.valid('json'));
        const word = { id: c.req.param('id'), provider: shop.paymentProvider.id, at: shop.clock.now(), seen };
        return ok(c, transactionAnswer(await inTransaction(shop, (trx) => confirmTopUp(trx, word))));
      },
    )
    .on(
      ...route(contract.listArrivals),
      describe(
        'Transfers that are in no wallet, and confirmed ones that have not come',
        v.object({ unmatched: v.array(v.unknown()), awaited: v.array(v.unknown()) }),
      ),
      async (c) => ok(c, await openTransfers(shop.db)),
    )
    .on(
      ...route(contract.creditArrival),
      describe('Credit a transfer that is in no wallet', walletTransactionSchema),
      jsonBody(creditBody),
      async (c) => {
        const word = { id: c.req.param('id'), at: shop.clock.now(), ...c.req.valid('json') };
        return ok(c, transactionAnswer(await inTransaction(shop, (trx) => creditArrival(trx, word))));
      },
    )
    .on(
      ...route(contract.returnArrival),
      describe(
        'A transfer was sent back',
        v.object({ id: v.string(), amount: v.number(), state: v.literal('returned') }),
      ),
      jsonBody(returnBody),
      async (c) => {
        const word = { id: c.req.param('id'), at: shop.clock.now(), ...c.req.valid('json') };
        const { id, amount } = await inTransaction(shop, (trx) => returnArrival(trx, word));
        return ok(c, { id, amount, state: 'returned' as const });
      },
    )
    .on(
      ...route(contract.renameUser),
      describe('Give a player the name that a document shows', userSchema),
      jsonBody(v.object({ name: nameSchema })),
      async (c) => {
        const word = { id: c.req.param('id'), name: c.req.valid('json').name, at: shop.clock.now() };
        const user = await inTransaction(shop, (trx) => renameUser(trx, word));
        shop.log.info(`The operator gave player ${user.id} another name.`);
        return ok(c, user);
      },
    )
    .on(
      ...route(contract.unlockPhone),
      describe('Lift what others have used up of a phone', unlockedSchema),
      jsonBody(v.object({ phone: phoneSchema })),
      async (c) => {
        const { phone } = c.req.valid('json');
        const unlocked = await inTransaction(shop, (trx) => unlockPhone(shop, trx, { phone, at: shop.clock.now() }));
        const { userId } = unlocked;
        shop.log.info(`The operator unlocked the phone of ${userId ? `player ${userId}` : 'nobody with an account'}.`);
        return ok(c, { phone, ...unlocked });
      },
    )
    .on(
      ...route(contract.logOutPhone),
      describe('End every session of a phone and forget its devices', loggedOutSchema),
      jsonBody(v.object({ phone: phoneSchema })),
      async (c) => {
        const { phone } = c.req.valid('json');
        const loggedOut = await inTransaction(shop, (trx) => logOutPhone(shop, trx, phone));
        shop.log.info(`The operator logged player ${loggedOut.userId} out everywhere.`);
        return ok(c, { phone, ...loggedOut });
      },
    )
    .on(
      ...route(contract.waitingWithdrawals),
      describe('Payouts that wait', v.object({ total: v.number(), shown: v.array(v.unknown()) })),
      async (c) => ok(c, await waitingWithdrawals(shop.db)),
    )
    .on(
      ...route(contract.startWithdrawal),
      describe('A payout is about to be made', walletTransactionSchema),
      async (c) => {
        const id = c.req.param('id');
        const started = await inTransaction(shop, (trx) => startWithdrawal(trx, { id, at: shop.clock.now() }));
        return ok(c, transactionAnswer(started));
      },
    )
    .on(...route(contract.completeWithdrawal), describe('A payout was made', walletTransactionSchema), async (c) => {
      const id = c.req.param('id');
      const done = await inTransaction(shop, (trx) => completeWithdrawal(trx, { id, at: shop.clock.now() }));
      return ok(c, transactionAnswer(done));
    })
    .on(
      ...route(contract.rejectWithdrawal),
      describe('Give a held payout back', walletTransactionSchema),
      jsonBody(rejectBody),
      async (c) => {
        const { reason, started: isStarted } = c.req.valid('json');
        const verdict = { id: c.req.param('id'), at: shop.clock.now(), reason, isStarted };
        return ok(c, transactionAnswer(await inTransaction(shop, (trx) => rejectWithdrawal(trx, verdict))));
      },
    )
    .on(
      ...route(contract.bounceWithdrawal),
      describe('The bank returned a payout', walletTransactionSchema),
      jsonBody(v.object({ reference: referenceSchema })),
      async (c) => {
        const verdict = { id: c.req.param('id'), at: shop.clock.now(), ...c.req.valid('json') };
        return ok(c, transactionAnswer(await inTransaction(shop, (trx) => bounceWithdrawal(trx, verdict))));
      },
    );
}
