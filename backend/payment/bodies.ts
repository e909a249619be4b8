import * as v from 'valibot';

const loose = v.optional(v.unknown());
const proofEntries = { pin: v.optional(v.string()), signature: v.optional(v.string()) };

export const createRawBody = v.object({
  gameId: loose,
  periodId: v.nullish(v.string()),
  numberPeriod: v.optional(v.unknown(), 1),
  tickets: v.pipe(v.array(v.unknown()), v.maxLength(400)),
  total: loose,
});

const looseTickets = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(400));

export const createLotoBody = v.object({
  periodId: v.nullish(v.string()),
  numberPeriod: v.optional(v.unknown(), 1),
  tickets: looseTickets,
  total: loose,
});

export const createClassicBody = v.object({
  resultDate: v.string(),
  channelId: v.string(),
  tickets: looseTickets,
  total: loose,
});

export const cartPaymentBody = v.object({
  gameId: v.optional(v.string(), 'cart'),
  total: loose,
  fee: v.optional(v.unknown(), 0),
  value: loose,
  id: v.pipe(v.string(), v.nonEmpty()),
  items: v.optional(v.array(v.object({ id: v.string(), quantity: v.number() })), []),
});

export const confirmBody = v.object({ id: v.string(), ...proofEntries });

export const addTransactionBody = v.object({ orderId: v.string(), source: v.literal('wallet'), ...proofEntries });

export const cancelOrderBody = v.object({ orderId: v.string() });
