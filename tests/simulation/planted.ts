import { plantedMoney } from './plantedMoney';

/** A fault that somebody might make: one place of the product, changed. */
export interface Planted {
  name: string;
  file: string;
  /** Stands there once. */
  from: string;
  to: string;
  /** Needs transactions that run beside each other, which the embedded database has none of. */
  needsPostgres?: true;
}

/** What the simulation must find. Most are what a reviewer would pass over: a guard, a lock or a key that is not there. */
export const planted: readonly Planted[] = [
  ...plantedMoney,
  {
    name: 'a key that comes back is worked on again',
    file: 'backend/http/idempotency.ts',
    from: '  return shop.secrets.unseal(first.response);',
    to: '  return undefined;',
  },
  {
    name: 'the key of a lost answer is not stored',
    file: 'backend/http/idempotency.ts',
    from: 'if (request) await (text === undefined ? release',
    to: 'if (request) await (text !== null ? release',
  },
  {
    name: 'a ticket is sold after its draw has closed',
    file: 'backend/draws/lockOpenPeriods.ts',
    from: '      if (!isOnSale({ status: period.status, closesAt: period.closes_at }, stampedAt))\n        throw periodClosed(period.id, stampedAt);\n',
    to: '',
  },
  {
    name: 'a draw that has its result is called off',
    file: 'backend/draws/voidPeriod.ts',
    from: "if (period.status === 'drawn' || period.status === 'settled')",
    to: "if (period.status === 'settled')",
  },
  {
    name: 'a token that is renewed twice at once ends the session',
    file: 'backend/sessions/exchange.ts',
    from: 'const AT_ONCE = 60_000;',
    to: 'const AT_ONCE = -60_000;',
  },
  {
    name: 'a copied token is refused, and the end of its session rolled back',
    file: 'backend/sessions/exchange.ts',
    from: '    if (!isCutShort(token)) await revokeSession(shop, trx, session);\n    return refreshRefused();',
    to: '    if (!isCutShort(token)) await revokeSession(shop, trx, session);\n    throw refreshRefused();',
  },
  {
    name: 'the shop forgets a purchase whose answer was lost',
    file: 'storefront/state/payment/payments.ts',
    from: 'if (isRefusal(error) && !REPEATABLE.includes(error.code)) attempts.forget(request.subject);',
    to: 'if (!isRefusal(error) || !REPEATABLE.includes(error.code)) attempts.forget(request.subject);',
  },
  {
    name: 'the shop takes a new key for the same press',
    file: 'storefront/lib/idempotencyKeys.ts',
    from: 'return known?.subject === subject ? known.key : renew(kind, subject);',
    to: 'return known?.key === subject ? known.key : renew(kind, subject);',
  },
  {
    name: 'a call is repeated under another key',
    file: 'storefront/api/transport.ts',
    from: "'Idempotency-Key': key }),",
    to: "'Idempotency-Key': `${key}.${Math.random()}` }),",
  },
  {
    name: 'the shop remembers its oldest purchases in place of the newest',
    file: 'storefront/state/payment/attempts.ts',
    from: 'storedAttempts.write(storage, attempts.slice(-KEPT))',
    to: 'storedAttempts.write(storage, attempts.slice(0, KEPT))',
  },
  {
    name: 'one line of a cart that is as it was lets an order be paid',
    file: 'backend/orders/chosenLines.ts',
    from: 'if (!items.every(isSame)) throw cartChanged();',
    to: 'if (!items.some(isSame)) throw cartChanged();',
  },
  {
    name: 'a tab takes over the next player without an end of the one before',
    file: 'storefront/state/session/session.ts',
    from: '      const isOver = isOvertaken() ||',
    to: '      epoch = credentials.epoch();\n      const isOver = isOvertaken() ||',
  },
  {
    name: 'a notice of a draw names a prize before its tax',
    file: 'backend/notifications/drawnDays.ts',
    from: 'least(amount - kept, amount - tax) as net',
    to: 'amount - kept as net',
  },
  {
    name: 'the notice of a win goes when a later draw of the day wins nothing',
    file: 'backend/notifications/drawnDays.ts',
    from: '(await outcomesOf(trx, periodId, dayOf(dialAt))).filter(isTold);\n  await retract(trx, outcomes, dialAt);',
    to: 'await outcomesOf(trx, periodId, dayOf(dialAt));\n  await retract(trx, outcomes, dialAt);\n  outcomes.splice(0, outcomes.length, ...outcomes.filter(isTold));',
  },
  {
    name: 'a purchase that is paid stays in its tab',
    file: 'storefront/state/payment/payments.ts',
    from: '      if (store.get().purchase?.id === id) store.set((state) => ({ ...state, purchase: null }));\n',
    to: '',
  },
  {
    name: 'a page of drawn tickets begins after the time of the page before',
    file: 'backend/tickets/byDraw.ts',
    from: 'sql`and (dial_at, order_id, period_id) < (${before.at}, ${before.orderId}, ${before.last})`',
    to: 'sql`and dial_at < ${before.at}`',
  },
  {
    name: 'a renewal by what a change of the PIN has cut short ends that token at once',
    file: 'backend/sessions/exchange.ts',
    from: '  if (!isShort) await endCutShort(trx, sessionId, open.now);\n',
    to: '  await endCutShort(trx, sessionId, open.now);\n',
  },
  {
    name: 'a removal from a cart does not look at what its lines have become',
    file: 'backend/carts/change.ts',
    from: '    const known = seen.filter(({ id }) => isId(id));\n    const [ids, versions] = [known.map(({ id }) => id), known.map(({ version }) => version)];\n    removal = removal.where(\n      sql<boolean>`(id, version) in (select * from unnest(${ids}::uuid[], ${versions}::float8[]))`,\n    );\n',
    to: '    const ids = seen.map(({ id }) => id).filter(isId);\n    removal = removal.where(sql<boolean>`id = any(${ids}::uuid[])`);\n',
  },
  {
    name: 'a PIN that is set anew by a code stays locked in its session',
    file: 'backend/sessions/changePin.ts',
    from: '.set({ ...forgiven, pin_day_fails: 0 })',
    to: '.set({ pin_day_fails: 0 })',
  },
  {
    name: 'a purchase is deleted from the history while draws of it are still to come',
    file: 'backend/tickets/delete.ts',
    from: 'if (tickets.some(({ status }) => status === TICKET_STATUS.active)) throw notDeletable();',
    to: 'if (tickets.every(({ status }) => status === TICKET_STATUS.active)) throw notDeletable();',
  },
  {
    name: 'who has money by the operator alone may take another name',
    file: 'backend/sessions/profile.ts',
    from: "['topup', 'manual_credit']",
    to: "['topup']",
  },
  {
    name: 'a draw is called off by a row that is not locked',
    file: 'backend/draws/voidPeriod.ts',
    from: "selectAll().where('id', '=', periodId).forUpdate().executeTakeFirst()",
    to: "selectAll().where('id', '=', periodId).executeTakeFirst()",
    needsPostgres: true,
  },
  {
    name: 'a session of weeks is not in the list of devices',
    file: 'backend/sessions/openSessionsOf.ts',
    from: ".where('last_used_at', '>',",
    to: ".where('created_at', '>',",
  },
];
