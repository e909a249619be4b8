import { accountCalls } from './calls/account';
import { cartCalls } from './calls/cart';
import { moneyCalls } from './calls/money';
import { regionalCalls } from './calls/regional';
import { shopCalls } from './calls/shop';
import { ticketCalls } from './calls/tickets';
import type { OpenStream } from './stream';
import type { Send } from './transport';

const noStream: OpenStream = () => Promise.reject(new Error('This client was made without streams.'));

/** Every call the storefront makes, typed and decoded. All of them throw `ApiError`. */
export function createClient(send: Send, openStream: OpenStream = noStream) {
  return {
    openStream,
    /** For the calls of pages that bring their own. */
    send,
    ...accountCalls(send),
    ...shopCalls(send),
    ...regionalCalls(send),
    ...ticketCalls(send),
    ...moneyCalls(send),
    ...cartCalls(send),
  };
}

export type ApiClient = ReturnType<typeof createClient>;
