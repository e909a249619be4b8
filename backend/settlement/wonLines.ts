import { prizesOf, stakeOf, ticketSchemas, type GameId, type PrizeLine, type TicketByGame } from '@veloc/rules';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema';
import { drawFor, type DrawRow } from '../draws/storedDraw';

export type TicketRow = Selectable<Database['tickets']>;

/** The tiers a ticket won in a draw; `lines` counts every copy and each 10,000 đồng staked as one play. */
export function wonLines(ticket: Pick<TicketRow, 'game_id' | 'payload' | 'copies'>, draw: DrawRow): PrizeLine[] {
  return linesOf(ticket.game_id, ticket.payload, draw).map((line) => ({ ...line, lines: line.lines * ticket.copies }));
}

function linesOf<Game extends GameId>(gameId: Game, payload: unknown, draw: DrawRow): PrizeLine[] {
  const schema: v.GenericSchema<unknown, TicketByGame[Game]> = ticketSchemas[gameId];
  const ticket = v.parse(schema, payload);
  const stake = stakeOf(gameId, ticket);
  return prizesOf(gameId, ticket, drawFor(gameId, draw)).map((line) => ({ ...line, lines: line.lines * stake }));
}
