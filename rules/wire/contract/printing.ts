import type { PrintRequest, PrintStatusRequest } from '../requests/tickets';
import { player, takes } from './call';

// A paid ticket on its way to its slip.

export const printQueue = player('GET', '/print-queue');
export const printTickets = player('POST', '/print-queue', takes<PrintRequest>({ isIdempotent: true }));
export const updatePrintJob = player('PUT', '/print-queue/:id', takes<PrintStatusRequest>({ isIdempotent: true }));
