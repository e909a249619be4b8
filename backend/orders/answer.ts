import type { Order, OrderStatus } from '@veloc/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../db/schema';
import { orderLineAnswer, readOrderLines, type BoughtLine } from './line';
import { publicOrderId } from './publicOrderId';

export type OrderRow = Selectable<Database['orders']>;

/** An order with its lines decoded. */
export type ReadOrder = OrderRow & { items: BoughtLine[] };

export function readOrder(order: OrderRow): ReadOrder {
  return { ...order, items: readOrderLines(order.items) };
}

/** A pending order expires by the clock alone; nothing needs to be written for it. */
export function statusAt(order: OrderRow, now: Date): OrderStatus {
  const isLate = order.status === 'pending' && order.expires_at !== null && order.expires_at <= now;
  return isLate ? 'expired' : order.status;
}

/** An order as the wire shows it. */
export function orderAnswer(order: ReadOrder, now: Date): Order {
  return {
    id: publicOrderId(order),
    gameId: order.game_id,
    total: order.total,
    fee: order.fee,
    value: order.total,
    items: order.items.map(orderLineAnswer),
    status: statusAt(order, now),
    expiresAt: order.expires_at?.toISOString() ?? null,
    paidAt: order.paid_at?.toISOString() ?? null,
  };
}
