import { TICKET_STATUS } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { writeSold } from '../books/ticketEntries';
import { json, type Database } from '../db/schema';
import type { LockedRuns } from '../draws/lockOpenPeriods';
import { newId } from '../ids';
import type { OrderRow } from '../orders/answer';
import type { Shop } from '../shop';
import { ticketLetterOf } from '../tickets/ticketLetter';

function ticketsOf(order: OrderRow, { stampedAt, periods }: LockedRuns) {
  return order.items.flatMap((item, line) =>
    (periods[line] ?? []).map((period, drawIndex) => ({
      id: newId(stampedAt),
      order_id: order.id,
      user_id: order.user_id,
      game_id: item.gameId,
      period_id: period.id,
      dial_at: period.dial_at,
      line,
      draw_index: drawIndex,
      copies: item.quantity,
      code: ticketLetterOf(order.items, line),
      payload: json(item.ticket),
      price: (item.unitPrice / item.numberPeriod) * item.quantity,
      status: TICKET_STATUS.active,
      created_at: stampedAt,
      settled_at: null,
      hidden_at: null,
    })),
  );
}

/** Writes one ticket a line and draw, stamped with the clock reading that admitted them, and what the books say of each. */
export async function writeTickets(
  trx: Transaction<Database>,
  shop: Pick<Shop, 'secrets'>,
  { order, locked }: { order: OrderRow; locked: LockedRuns },
): Promise<void> {
  await writeSold(trx, shop, ticketsOf(order, locked));
}
