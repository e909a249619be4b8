import { ticketReceiptSchema } from '../books';
import type { HistoryDetailRequest, PlacedReceiptRequest, ResultPackRequest } from '../requests/tickets';
import { anyone, player, takes } from './call';

// The public books of the shop (C2SP tlog-tiles), whose answers are texts and bytes without an envelope.

const TEXT = { media: 'text/plain' };
const BYTES = { media: 'application/octet-stream' };

export const bookPolicy = anyone('GET', '/public/policy', null, TEXT);
export const bookKeys = anyone('GET', '/public/keys', null, { media: 'application/json' });
export const bookCheckpoint = anyone('GET', '/public/book/:period/checkpoint', null, TEXT);
export const bookTile = anyone('GET', '/public/book/:period/tile/:level/:index{.+}', null, BYTES);
export const bookWinners = anyone('GET', '/public/book/:period/winners.jsonl', null, { media: 'application/x-ndjson' });
export const sealsCheckpoint = anyone('GET', '/public/seals/checkpoint', null, TEXT);
export const sealsTile = anyone('GET', '/public/seals/tile/:level/:index{.+}', null, BYTES);
export const resultPack = anyone(
  'GET',
  '/public/results/:feed/pack',
  null,
  takes<ResultPackRequest>({ ...TEXT, isCompressed: true }),
);
export const ticketReceipt = player(
  'GET',
  '/client-tickets/receipt',
  ticketReceiptSchema,
  takes<HistoryDetailRequest>(),
);
export const placedReceipt = anyone('POST', '/public/receipt', ticketReceiptSchema, takes<PlacedReceiptRequest>());
