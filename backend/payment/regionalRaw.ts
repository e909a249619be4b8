import type { classicOrderRequestSchema, lotoOrderRequestSchema } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import { invalidTicket } from '../carts/line';
import type { Database } from '../db/schema';
import { channelOf } from '../draws/channels';
import type { RawTickets } from './createRaw';

/** Loto tickets as `createRawOrder` takes them. */
export function lotoTickets({ tickets, ...shared }: v.InferOutput<typeof lotoOrderRequestSchema>): RawTickets {
  return { ...shared, gameId: 'loto', tickets: tickets.map((ticket) => ({ ...whole, ...ticket })) };
}

/** Classic tickets of one channel and day likewise. Throws 422 INVALID_PERIOD for a channel that nobody draws. */
export async function classicTickets(
  trx: Transaction<Database>,
  { tickets, channelId, resultDate, total }: v.InferOutput<typeof classicOrderRequestSchema>,
): Promise<RawTickets> {
  const channel = await channelOf(trx, 'classic', channelId);
  if (!channel) throw invalidTicket('INVALID_PERIOD');
  const draw = { channelId, channelName: channel.name, resultDate, resultId: '' };
  return { gameId: 'classic', total, tickets: tickets.map((ticket) => ({ ...whole, ...ticket, ...draw })) };
}

/** What these two calls leave out of a ticket, since it never differs. */
const whole = { price: '10000', isDone: true };
