import { accountCalls } from './calls/account';
import { cartCalls } from './calls/cart';
import { moneyCalls } from './calls/money';
import { shopCalls } from './calls/shop';
import { ticketCalls } from './calls/tickets';
import type { OpenStream } from './stream';
import type { Send } from './transport';

const noStream: OpenStream = () => Promise.reject(new Error('This client was made without streams.'));

/** The calls that the first page may need, typed and decoded; other pages bring their own over `send`. All of them throw `ApiError`. */
export function createClient(send: Send, openStream: OpenStream = noStream) {
  return {
    openStream,
    /** For the calls of pages that bring their own. */
    send,
    ...accountCalls(send),
    ...shopCalls(send),
    ...ticketCalls(send),
    ...moneyCalls(send),
    ...cartCalls(send),
  };
}

export type ApiClient = ReturnType<typeof createClient>;
