import {
  adjustWalletRequestSchema,
  bounceWithdrawalRequestSchema,
  confirmTopUpRequestSchema,
  type RequestOf,
  contract,
  creditArrivalRequestSchema,
  phoneRequestSchema,
  rejectWithdrawalRequestSchema,
  renameRequestSchema,
  returnArrivalRequestSchema,
} from '@veloc/rules';
import { Hono, type Context } from 'hono';
import type { Transaction } from 'kysely';
import { actOn, playerOf, recordChange } from '../audit/act';
import type { Database } from '../db/schema';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { busy, invalid } from '../http/httpError';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { adjustWallet } from '../ledger/adjustWallet';
import { CheckUnderWay, runLedgerCheck, type LedgerChecked } from '../ledger/checking/check';
import { walletTransactionAnswer } from '../ledger/walletTransactions';
import type { Shop } from '../shop';
import { confirmTopUp } from '../topup/confirm';
import { creditArrival, openTransfers, returnArrival } from '../topup/unmatched';
import { profileOf, renameUser } from '../sessions/profile';
import { logOutPhone } from '../sessions/revoke';
import { unlockPhone } from '../sessions/unlockPhone';
import { bounceWithdrawal } from '../withdrawals/bounce';
import { completeWithdrawal, rejectWithdrawal, startWithdrawal } from '../withdrawals/finish';
import { waitingWithdrawals } from '../withdrawals/waiting';

function seenOf({ reference, amount, confirm: isSure = false }: RequestOf<typeof contract.confirmTopUp>) {
  if (reference !== undefined && amount !== undefined) return { reference, amount, isSure };
  if (reference === undefined && amount === undefined) return undefined;
  throw invalid('Hãy ghi cả mã giao dịch lẫn số tiền trên sao kê', { field: reference ? 'amount' : 'reference' });
}

/** Checks the whole ledger; one that passes ends a stop of withdrawals, which the audit trail keeps. */
async function checkByPerson(c: Context<AppEnv>, shop: Shop): Promise<LedgerChecked> {
  const object = { kind: 'ledger', id: 'withdrawals' } as const;
  const change = { before: { isStopped: true }, after: { isStopped: false } };
  const onLifted = (trx: Transaction<Database>) => recordChange(trx, c, { object, ...change });
  try {
    return await runLedgerCheck(shop, { scope: 'whole', onLifted });
  } catch (error) {
    throw error instanceof CheckUnderWay ? busy() : error;
  }
}

/** What the operator does about money and its owners. */
export function operatorMoneyRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.checkLedger, 'Check every invariant of the ledger'), async (c) => {
      const { violations: rows, stoppedAt } = await checkByPerson(c, shop);
      return ok(c, { violations: rows.length, stoppedSince: stoppedAt?.toISOString() ?? null, rows });
    })
    .on(
      ...route(contract.confirmTopUp, 'Credit what came for a top-up, or what it asked for'),
      jsonBody(contract.confirmTopUp, confirmTopUpRequestSchema),
      async (c) => {
        const seen = seenOf(c.req.valid('json'));
        const topUp = { kind: 'topup', id: c.req.param('id') } as const;
        const word = { id: topUp.id, provider: shop.paymentProvider.id, at: shop.clock.now(), seen };
        return ok(c, walletTransactionAnswer(await actOn(c, shop, topUp)((trx) => confirmTopUp(trx, word))));
      },
    )
    .on(
      ...route(contract.listArrivals, 'Transfers that are in no wallet, and confirmed ones that have not come'),
      async (c) => ok(c, await openTransfers(shop.db)),
    )
    .on(
      ...route(contract.creditArrival, 'Credit a transfer that is in no wallet'),
      jsonBody(contract.creditArrival, creditArrivalRequestSchema),
      async (c) => {
        const { confirm: isSure = false, ...said } = c.req.valid('json');
        const arrival = { kind: 'arrival', id: c.req.param('id') } as const;
        const word = { id: arrival.id, at: shop.clock.now(), ...said, isSure };
        return ok(c, walletTransactionAnswer(await actOn(c, shop, arrival)((trx) => creditArrival(trx, word))));
      },
    )
    .on(
      ...route(contract.returnArrival, 'A transfer was sent back'),
      jsonBody(contract.returnArrival, returnArrivalRequestSchema),
      async (c) => {
        const arrival = { kind: 'arrival', id: c.req.param('id') } as const;
        const word = { id: arrival.id, at: shop.clock.now(), ...c.req.valid('json') };
        const { id, amount } = await actOn(c, shop, arrival)((trx) => returnArrival(trx, word));
        return ok(c, { id, amount, state: 'returned' as const });
      },
    )
    .on(
      ...route(contract.renameUser, 'Give a player the name that a document shows'),
      jsonBody(contract.renameUser, renameRequestSchema),
      async (c) => {
        const player = { kind: 'player', id: c.req.param('id') } as const;
        const word = { id: player.id, name: c.req.valid('json').name, at: shop.clock.now() };
        const user = await actOn(c, shop, player)((trx) => renameUser(trx, word));
        shop.log.info(`The operator gave player ${user.id} another name.`);
        return ok(c, user);
      },
    )
    .on(
      ...route(contract.unlockPhone, 'Lift what others have used up of a phone'),
      jsonBody(contract.unlockPhone, phoneRequestSchema),
      async (c) => {
        const { phone } = c.req.valid('json');
        const act = actOn(c, shop, playerOf(phone));
        const unlocked = await act((trx) => unlockPhone(shop, trx, { phone, at: shop.clock.now() }));
        const { userId } = unlocked;
        shop.log.info(`The operator unlocked the phone of ${userId ? `player ${userId}` : 'nobody with an account'}.`);
        return ok(c, { phone, ...unlocked });
      },
    )
    .on(
      ...route(contract.logOutPhone, 'End every session of a phone and forget its devices'),
      jsonBody(contract.logOutPhone, phoneRequestSchema),
      async (c) => {
        const { phone } = c.req.valid('json');
        const loggedOut = await actOn(c, shop, playerOf(phone))((trx) => logOutPhone(shop, trx, phone));
        shop.log.info(`The operator logged player ${loggedOut.userId} out everywhere.`);
        return ok(c, { phone, ...loggedOut });
      },
    )
    .on(
      ...route(contract.adjustWallet, 'Put an amount into a wallet by hand, or take it away'),
      jsonBody(contract.adjustWallet, adjustWalletRequestSchema),
      async (c) => {
        const { confirm: isSure = false, ...asked } = c.req.valid('json');
        const word = { ...asked, isSure, at: shop.clock.now() };
        const adjusted = await actOn(c, shop, playerOf(asked.phone))((trx) => adjustWallet(trx, shop.settings, word));
        const { userId, transaction, balance, isRepeat } = adjusted;
        if (!isRepeat) shop.log.info(`The operator adjusted the wallet of player ${userId} by ${asked.amount} VND.`);
        const { name } = await profileOf(shop.db, userId);
        return ok(c, { userId, name, transaction: walletTransactionAnswer(transaction), balance, isRepeat });
      },
    )
    .on(...route(contract.waitingWithdrawals, 'Payouts that wait'), async (c) =>
      ok(c, await waitingWithdrawals(shop.db)),
    )
    .on(...route(contract.startWithdrawal, 'A payout is about to be made'), async (c) => {
      const id = c.req.param('id');
      const started = await actOn(c, shop, { kind: 'withdrawal', id })((trx) =>
        startWithdrawal(trx, { id, at: shop.clock.now() }),
      );
      return ok(c, walletTransactionAnswer(started));
    })
    .on(...route(contract.completeWithdrawal, 'A payout was made'), async (c) => {
      const id = c.req.param('id');
      const done = await actOn(c, shop, { kind: 'withdrawal', id })((trx) =>
        completeWithdrawal(trx, { id, at: shop.clock.now() }),
      );
      return ok(c, walletTransactionAnswer(done));
    })
    .on(
      ...route(contract.rejectWithdrawal, 'Give a held payout back'),
      jsonBody(contract.rejectWithdrawal, rejectWithdrawalRequestSchema),
      async (c) => {
        const { reason, started: isStarted } = c.req.valid('json');
        const verdict = { id: c.req.param('id'), at: shop.clock.now(), reason, isStarted };
        const act = actOn(c, shop, { kind: 'withdrawal', id: verdict.id });
        return ok(c, walletTransactionAnswer(await act((trx) => rejectWithdrawal(trx, verdict))));
      },
    )
    .on(
      ...route(contract.bounceWithdrawal, 'The bank returned a payout'),
      jsonBody(contract.bounceWithdrawal, bounceWithdrawalRequestSchema),
      async (c) => {
        const { confirm: isSure = false, ...seen } = c.req.valid('json');
        const verdict = { id: c.req.param('id'), at: shop.clock.now(), ...seen, isSure };
        const act = actOn(c, shop, { kind: 'withdrawal', id: verdict.id });
        return ok(c, walletTransactionAnswer(await act((trx) => bounceWithdrawal(trx, verdict))));
      },
    );
}
