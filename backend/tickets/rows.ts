import type { GameId } from '@veloc/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema';

/** A ticket beside its draw, as far as the history shows it. */
export type TicketRow = Selectable<Database['tickets']> & {
  period_name: string;
  dial_at: Date;
  draw_id: string | null;
  drawn: number[] | string[] | null;
  drawn_special: number[] | null;
};

/** Tickets of some orders of one player in one game, by order, draw and line. */
export async function ticketRows(
  db: Kysely<Database>,
  { userId, gameId, orderIds }: { userId: string; gameId: GameId; orderIds: readonly string[] },
): Promise<TicketRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('tickets')
    .innerJoin('periods', 'periods.id', 'tickets.period_id')
    .leftJoin('draws', 'draws.id', 'periods.draw_id')
    .selectAll('tickets')
    .select([
      'periods.name as period_name',
      'periods.dial_at',
      'periods.draw_id',
      'draws.numbers as drawn',
      'draws.special as drawn_special',
    ])
    .where('tickets.user_id', '=', userId)
    .where('tickets.game_id', '=', gameId)
    .where('tickets.order_id', 'in', orderIds)
    .orderBy('tickets.order_id')
    .orderBy('periods.dial_at')
    .orderBy('tickets.line')
    .execute();
}

/** What the player sees: a ticket deleted from the history is 6, whatever its outcome (spec section 4). */
export function shownStatus({ status, hidden_at }: Pick<TicketRow, 'status' | 'hidden_at'>): TicketRow['status'] {
  return hidden_at === null ? status : 6;
}
