import type { GameId, OrderStatus, TicketStatus } from '@veloc/rules';
import type { StoredOrderLine } from '../../orders/line';
import type { Generated } from 'kysely';
import type { Json } from './columns';

export interface CartsTable {
  user_id: string;
  version: number;
  updated_at: Date;
}

export interface CartItemsTable {
  user_id: string;
  id: string;
  game_id: GameId;
  game_name: string;
  ticket: Json<Record<string, unknown>>;
  /** Identity of a line: identical live lines merge. */
  fingerprint: string;
  period_id: string | null;
  number_period: number;
  unit_price: number;
  quantity: number;
  version: Generated<number>;
  added_at: Date;
  updated_at: Date;
  /** A tombstone, kept 30 days, so that an old tab cannot bring a removed line back (decision A4). */
  deleted_at: Date | null;
}

export interface OrdersTable {
  id: string;
  user_id: string;
  game_id: GameId | 'cart';
  status: OrderStatus;
  total: number;
  fee: Generated<number>;
  /** The lines as they were when the order was made. */
  items: Json<StoredOrderLine[]>;
  created_at: Date;
  expires_at: Date | null;
  paid_at: Date | null;
}

/** One row a line and draw. */
export interface TicketsTable {
  id: string;
  order_id: string;
  user_id: string;
  game_id: GameId;
  period_id: string;
  /** When its draw is, as its period says. */
  dial_at: Date;
  /** Place of the line in its order, from 0. */
  line: number;
  /** Place of the draw among the line's draws, from 0. */
  draw_index: number;
  /** How many times the line was bought (its quantity). */
  copies: number;
  /** Slot letter A to F. */
  code: string;
  payload: Json<Record<string, unknown>>;
  /** Paid for all copies in this draw. */
  price: number;
  status: TicketStatus;
  /** Won by all copies. */
  prize: Generated<number>;
  created_at: Date;
  settled_at: Date | null;
  /** Deleted from the player's history after settlement; the outcome stays. */
  hidden_at: Date | null;
  /** Since when nobody could tell what the ticket won; its status stays 1 until an operator has it read or refunded. */
  set_aside_at: Date | null;
  set_aside_reason: string | null;
  /** How often judging it failed. */
  judge_attempts: Generated<number>;
}

export interface PrintJobsTable {
  id: string;
  ticket_id: string;
  user_id: string;
  status: Generated<'queued' | 'printing' | 'done' | 'failed'>;
  device: string | null;
  attempts: Generated<number>;
  created_at: Date;
}

/** Numbers that a player keeps under a name. */
export interface NumberSetsTable {
  id: string;
  user_id: string;
  name: string;
  game_id: GameId;
  ticket: Json<Record<string, unknown>>;
  /** Of the ticket in one draw whose period is left open (`lineFingerprint`): a player keeps the same numbers once. */
  fingerprint: string;
  created_at: Date;
}
