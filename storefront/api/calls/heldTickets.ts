import { contract, type DrawGroup, type Feed, type PrintStatus } from '@veloc/rules';
import { callOf } from '../call';
import { createAsk } from '../read';
import type { Send } from '../transport';
import { PAGE_SIZE } from './shop';

// What a player holds, beyond the history of one game: calls of pages that bring their own.

/** The tickets of all games. */
export function ticketsByDrawCalls(send: Send) {
  const { ask, askPage } = createAsk(send);
  return {
    /** One page of a group by the time of its draws. */
    ticketsByDraw: (group: DrawGroup, cursor: string) =>
      askPage(contract.listTicketsByDraw, { query: { group, itemPerPage: String(PAGE_SIZE), cursor } }),

    /** How many tickets of each game wait and have just won. */
    ticketCounts: () => ask(contract.countTickets),
  };
}

/** The print queue. */
export function printingCalls(send: Send) {
  const { ask } = createAsk(send);
  return {
    /** The newest first. */
    printJobs: () => ask(contract.printQueue),

    /** Of paid tickets, at most 60 a call. */
    queueForPrinting: (ticketIds: string[]) => ask(contract.printTickets, { body: { ticketIds } }),

    /** To its next status; 409 for a step that skips one. */
    movePrintJob: (id: string, status: PrintStatus) =>
      ask(contract.updatePrintJob, { params: { id }, body: { status } }),
  };
}

/** What a device keeps for a time without a network. */
export function keptCalls(send: Send) {
  const { askPage } = createAsk(send);
  return {
    /** One long page of a group by the time of its draws. */
    heldTickets: (group: DrawGroup, cursor: string) =>
      askPage(contract.listTicketsByDraw, { query: { group, itemPerPage: '50', cursor } }),

    /** A text, which @veloc/proof reads: the results of a feed, or those since a moment. */
    resultPack: async (feed: Feed, after: string | null) =>
      String(
        await send({
          ...callOf(contract.resultPack, { params: { feed }, query: after === null ? {} : { after } }),
          isText: true,
        }),
      ),
  };
}

/** Where a ticket stands in the book of its draw, with what only its owner knows. */
export interface ProofPlace {
  period: string;
  /** From 0. */
  seq: number;
  /** 32 bytes in lower-case hex. */
  salt: string;
}

/** What proves the shop's sales books. */
export function bookCalls(send: Send) {
  const { ask } = createAsk(send);
  return {
    /** A text, which @veloc/proof reads. */
    policy: () => send({ ...callOf(contract.bookPolicy), isText: true }),

    /** How the shop has changed its key, which @veloc/proof reads. */
    keys: () => send(callOf(contract.bookKeys)),

    /** Of a ticket of the player's own; 404 for one of a draw without a book. */
    receipt: (ticketId: string) => ask(contract.ticketReceipt, { query: { id: ticketId } }),

    /** Of whatever ticket stands there with that salt; 404 where none does. */
    placedReceipt: (place: ProofPlace) => ask(contract.placedReceipt, { body: place }),
  };
}
