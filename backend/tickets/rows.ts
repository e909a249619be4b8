import { TICKET_STATUS, type GameId } from '@veloc/rules';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { ClaimedPrize, ClaimState, Database } from '../db/schema';

/** A ticket beside its draw, as far as the history shows it. */
export type TicketRow = Selectable<Database['tickets']> & {
  period_name: string;
  draw_id: string | null;
  drawn: number[] | string[] | null;
  drawn_special: number[] | null;
  /** Đồng of the prize that were paid, before tax. */
  paid: number;
  /** Đồng withheld from what was paid. */
  tax_withheld: number;
  /** Đồng that the result as it is known now does not give and the player keeps. */
  kept: number;
  corrected_at: Date | null;
  /** The claim of a prize that is not paid. */
  claim_state: ClaimState | null;
  claim_prizes: ClaimedPrize[] | null;
  claim_reason: string | null;
  claim_awaits_figure: boolean | null;
  claim_lapses_at: Date | null;
};

interface WantedRows {
  userId: string;
  gameIds: readonly GameId[];
  orderIds: readonly string[];
  /** Only of draws at these times. @default all */
  dialAts?: readonly Date[];
}

/** Tickets of some orders of one player in some games, by order, draw and line. */
export async function ticketRows(
  db: Kysely<Database>,
  { userId, gameIds, orderIds, dialAts }: WantedRows,
): Promise<TicketRow[]> {
  if (orderIds.length === 0) return [];
  const rows = db
    .selectFrom('tickets')
    .innerJoin('periods', 'periods.id', 'tickets.period_id')
    .leftJoin('draws', 'draws.id', 'periods.draw_id')
    .leftJoin('prize_payments', 'prize_payments.ticket_id', 'tickets.id')
    .leftJoin('prize_claims', (join) =>
      join
        .onRef('prize_claims.ticket_id', '=', 'tickets.id')
        .on('tickets.status', '=', TICKET_STATUS.awaitingPayout)
        .on('prize_claims.state', 'in', ['waiting', 'rejected', 'lapsed']),
    )
    .selectAll('tickets')
    .select(({ fn }) => [
      fn.coalesce('prize_payments.amount', sql.lit(0)).as('paid'),
      fn.coalesce('prize_payments.tax', sql.lit(0)).as('tax_withheld'),
      fn.coalesce('prize_payments.kept', sql.lit(0)).as('kept'),
    ])
    .select([
      'periods.name as period_name',
      'periods.draw_id',
      'draws.numbers as drawn',
      'draws.special as drawn_special',
      'draws.corrected_at',
      'prize_claims.state as claim_state',
      'prize_claims.prizes as claim_prizes',
      'prize_claims.reason as claim_reason',
      'prize_claims.awaits_figure as claim_awaits_figure',
      'prize_claims.lapses_at as claim_lapses_at',
    ])
    .where('tickets.user_id', '=', userId)
    .where('tickets.game_id', 'in', gameIds)
    .where('tickets.order_id', 'in', orderIds)
    .orderBy('tickets.order_id')
    .orderBy('tickets.dial_at')
    .orderBy('tickets.line');
  return (dialAts ? rows.where('tickets.dial_at', 'in', dialAts) : rows).execute();
}

/** What the player sees: a ticket deleted from the history is 6, whatever its outcome (spec section 4). */
export function visibleStatus({ status, hidden_at }: Pick<TicketRow, 'status' | 'hidden_at'>): TicketRow['status'] {
  return hidden_at === null ? status : 6;
}
