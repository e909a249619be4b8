import { checkTicket, prizesOfCopies, type GameId, type PrizeLine } from '@veloc/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../db/schema';
import { drawFor, type DrawRow } from '../draws/storedDraw';

export type TicketRow = Selectable<Database['tickets']>;

/** What of a ticket its prizes follow from. */
type Evaluated = Pick<TicketRow, 'payload' | 'copies'>;

export type PrizeEvaluator = (ticket: Evaluated) => PrizeLine[];

/**
 * Tells the tiers that a ticket of this game won in a draw; `lines` counts every copy and each 10,000 đồng staked as
 * one play. Throws at once for a draw that cannot be read, and later for a ticket that cannot.
 */
export function prizeEvaluator<Game extends GameId>(gameId: Game, draw: DrawRow): PrizeEvaluator {
  const drawn = drawFor(gameId, draw);
  return ({ payload, copies }) => {
    // The schema fills in what is missing, and half a ticket would then be told that it has lost.
    const checked = checkTicket(gameId, payload);
    if (!checked.ok) throw new Error(`its stored ticket is refused as ${checked.code}`);
    return prizesOfCopies(gameId, { ticket: checked.value, copies }, drawn);
  };
}
