import type * as v from 'valibot';
import { classicTicketSchema, lotoTicketSchema, max3dProTicketSchema, max3dTicketSchema } from './digitTickets';
import { kenoTicketSchema, lotto535TicketSchema, megaTicketSchema, powerTicketSchema } from './numberTickets';

export type { PlayMethod } from './numberTickets';

export type KenoTicket = v.InferOutput<typeof kenoTicketSchema>;
export type MegaTicket = v.InferOutput<typeof megaTicketSchema>;
export type PowerTicket = v.InferOutput<typeof powerTicketSchema>;
export type Max3DTicket = v.InferOutput<typeof max3dTicketSchema>;
export type Max3DProTicket = v.InferOutput<typeof max3dProTicketSchema>;
export type Lotto535Ticket = v.InferOutput<typeof lotto535TicketSchema>;
export type LotoTicket = v.InferOutput<typeof lotoTicketSchema>;
export type ClassicTicket = v.InferOutput<typeof classicTicketSchema>;

export interface TicketByGame {
  keno: KenoTicket;
  kenoeo: KenoTicket;
  kenoud: KenoTicket;
  mega: MegaTicket;
  power: PowerTicket;
  max3d: Max3DTicket;
  max3dpro: Max3DProTicket;
  loto: LotoTicket;
  classic: ClassicTicket;
  lotto535: Lotto535Ticket;
}

export type Ticket = TicketByGame[keyof TicketByGame];

type TicketSchema<T> = v.GenericSchema<unknown, T> & { readonly entries: Readonly<Record<string, unknown>> };

/** One filled slot of each game, as add-item takes it and history returns it. */
export const ticketSchemas: { readonly [Game in keyof TicketByGame]: TicketSchema<TicketByGame[Game]> } = {
  keno: kenoTicketSchema,
  kenoeo: kenoTicketSchema,
  kenoud: kenoTicketSchema,
  mega: megaTicketSchema,
  power: powerTicketSchema,
  max3d: max3dTicketSchema,
  max3dpro: max3dProTicketSchema,
  loto: lotoTicketSchema,
  classic: classicTicketSchema,
  lotto535: lotto535TicketSchema,
};
