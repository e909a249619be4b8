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

/** Faults where money moves: purchases, top-ups, withdrawals, prizes, refunds and limits. */
export const plantedMoney: readonly Planted[] = [
  {
    name: 'an order that is paid already is refused on a retry',
    file: 'backend/payment/pay.ts',
    from: '  if (order.paid_at) return paidAnswer(trx, shop, order);\n',
    to: '',
  },
  {
    name: 'an order that has run out is paid',
    file: 'backend/payment/pay.ts',
    from: "if (statusAt(order, at) === 'pending')",
    to: "if (order.status === 'pending')",
  },
  {
    name: 'an order that runs out while it waits for its draw is paid',
    file: 'backend/payment/pay.ts',
    from: '  requirePending(order, locked.stampedAt);\n',
    to: '',
    needsPostgres: true,
  },
  {
    name: 'what is paid stays in the cart',
    file: 'backend/payment/pay.ts',
    from: "  if (order.game_id === 'cart') await removeFromCart(trx, userId, order.items, now);\n",
    to: '',
  },
  {
    name: 'a limit is not looked at when an order is paid',
    file: 'backend/saferPlay/requireWithinLimits.ts',
    from: 'if (room === null || total <= room.left) return;',
    to: 'if (room !== null || total > 0) return;',
  },
  {
    name: 'somebody on a break buys',
    file: 'backend/saferPlay/breaks.ts',
    from: '  if (!until) return;\n',
    to: '  if (!until || until > now) return;\n',
  },
  {
    name: 'the stock of classic tickets is not taken from',
    file: 'backend/payment/pay.ts',
    from: '  await decrementStock(trx, order.items.flatMap(stockLine));\n',
    to: '',
  },
  {
    name: 'a balance is taken from without looking',
    file: 'backend/ledger/move.ts',
    from: "    .where('balance', '>=', amount)\n",
    to: '',
  },
  {
    name: 'a report of the bank that is repeated is credited again',
    file: 'backend/topup/credit.ts',
    from: 'if (!isNew || arrival.contradicts || isDoubted)',
    to: 'if (arrival.contradicts || isDoubted)',
  },
  {
    name: 'what the operator has confirmed is credited again when it arrives',
    file: 'backend/topup/credit.ts',
    from: '  const awaited = await awaitedOf(trx, topUp.id);\n  const rest',
    to: '  const awaited = 0;\n  const rest',
  },
  {
    name: 'a confirmation goes on waiting for what has come',
    file: 'backend/topup/credit.ts',
    from: '  if (awaited > 0) {\n',
    to: '  if (awaited > 0 && rest === 0) {\n',
  },
  {
    name: 'a withdrawal is taken back after it was sent',
    file: 'backend/withdrawals/finish.ts',
    from: "  if (withdrawal.status !== 'pending') throw finished(withdrawal);\n",
    to: '',
  },
  {
    name: 'a withdrawal that is being sent is rejected for a reason',
    file: 'backend/withdrawals/finish.ts',
    from: "  if (withdrawal.status === 'processing' && !isStarted) throw",
    to: "  if (withdrawal.status === 'processing' && !isStarted && !reason) throw",
  },
  {
    name: 'a withdrawal of prize money is given back to the wallet',
    file: 'backend/withdrawals/finish.ts',
    from: 'to: meta.source as WalletKind });',
    to: "to: meta.source === 'reward' ? 'wallet' : (meta.source as WalletKind) });",
  },
  {
    name: 'the gateway takes back what it has brought',
    file: 'backend/topup/credit.ts',
    from: "  if (topUp?.status === 'pending') await mark(trx, topUp, 'failed', at);",
    to: "  if (topUp && topUp.status !== 'failed') await mark(trx, topUp, 'failed', at);",
  },
  {
    name: 'money that was sent back is credited',
    file: 'backend/topup/unmatched.ts',
    from: "  if (arrival.state === 'returned') throw finished(arrival);\n  if (await bouncedBy",
    to: '  if (await bouncedBy',
  },
  {
    name: 'an order is told as given back when one of its draws was',
    file: 'backend/settlement/refundPeriod.ts',
    from: ".where('tickets.status', '!=', TICKET_STATUS.refunded)",
    to: ".where('tickets.status', '=', TICKET_STATUS.active)",
  },
  {
    name: 'a ticket for several draws is given back whole for one of them',
    file: 'backend/settlement/refundPeriod.ts',
    from: "const legs = transferLegs(price, { from: 'sys:sales', to: 'wallet' });",
    to: "const legs = transferLegs(price * (ticket.draw_index + 1), { from: 'sys:sales', to: 'wallet' });",
  },
  {
    name: 'the tax of a prize is booked and paid out as well',
    file: 'backend/settlement/payPrizes.ts',
    from: "legs: prizeLegs({ from: 'sys:prizes', amount, tax }),",
    to: "legs: prizeLegs({ from: 'sys:prizes', amount, tax: 0 }),",
  },
  {
    name: 'another sum opens a top-up again that is in the wallet',
    file: 'backend/topup/credit.ts',
    from: "    if (topUp.status !== 'success') await mark(trx, topUp, 'processing', at);",
    to: "    await mark(trx, topUp, 'processing', at);",
  },
  {
    name: 'a top-up that has run out is answered to who asks for another',
    file: 'backend/topup/start.ts',
    from: ' && expiryOf(topUp) > at,',
    to: ',',
  },
  {
    name: 'a week that began before its month is counted from the month',
    file: 'backend/saferPlay/spent.ts',
    from: 'const earliest = new Date(Math.min(...limitSpans.map((span) => start(span).getTime())));',
    to: "const earliest = start('month');",
  },
  {
    name: 'a raise that waits for its day outlives a limit that is set after it',
    file: 'backend/saferPlay/spendingLimits.ts',
    from: 'pending_amount: pending?.amount ?? null,\n      pending_from: pending && new Date(pending.from),',
    to: '...(pending && { pending_amount: pending.amount, pending_from: new Date(pending.from) }),',
  },
  {
    name: 'a withdrawal that was taken up is answered as taken up to a second operator as well',
    file: 'backend/withdrawals/finish.ts',
    from: "  if (withdrawal.status === 'processing') throw started(withdrawal);",
    to: "  // A press whose answer was lost is the same press.\n  if (withdrawal.status === 'processing' && at.getTime() - withdrawal.updated_at.getTime() > 3_600_000)\n    throw started(withdrawal);",
  },
  {
    name: "money that comes for a top-up which was closed is nobody's",
    file: 'backend/topup/credit.ts',
    from: "    .where('kind', '=', 'topup')\n    .forUpdate()",
    to: "    .where('kind', '=', 'topup')\n    .where('status', '!=', 'cancelled')\n    .forUpdate()",
  },
  {
    name: 'what came back for a called-off draw makes room in the limit of the day it came back, not of the day it was paid',
    file: 'backend/saferPlay/spent.ts',
    from: ".select(['orders.paid_at', sql<number>`-transactions.amount`.as('amount')])",
    to: ".select([sql<Date | null>`transactions.created_at`.as('paid_at'), sql<number>`-transactions.amount`.as('amount')])",
  },
  {
    name: 'tax that was withheld is withheld again where more is paid',
    file: 'backend/prizes/pay.ts',
    from: 'taxOn(paid + amount) - taxOn(paid)',
    to: 'taxOn(paid + amount)',
  },
  {
    name: 'an order that is paid is held against limits and breaks once more',
    file: 'backend/payment/pay.ts',
    from: "  if (order.paid_at) return paidAnswer(trx, shop, order);\n  // Before the order's own state: a break has cancelled it, and the player should read why.\n  await requireWithinLimits(trx, { userId, total: order.total + order.fee, now });",
    to: '  await requireWithinLimits(trx, { userId, total: order.total + order.fee, now });\n  if (order.paid_at) return paidAnswer(trx, shop, order);',
  },
];
