import { readPolicy, shopOf, type Receipt } from '@veloc/proof';
import { useState } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { bookCalls } from '../api/calls/heldTickets';
import type { ApiError } from '../api/errors';
import type { BookPlace } from '@veloc/rules';
import { safeStorage, storedValue } from '../lib/browserStorage';
import { storageKeys } from '../lib/storageKeys';
import { useApi, useServerClock } from '../state/contexts';
import { keys } from './keys';
import { usePlayer } from './player';
import { keepDiffering, keptPromise } from './promises';
import type { BookFinding } from './bookFinding';

const storage = safeStorage(() => localStorage);
const trusted = storedValue(storageKeys.shopPolicy, v.object({ text: v.string(), since: v.number() }));

/** A policy's text once it names the log of one shop. Throws a ProofError for any other. */
export function policyOfShop(text: unknown): string {
  shopOf(readPolicy(text));
  return text as string;
}

/**
 * Whose signatures this device trusts: what the shop said when it was first asked, also without a network. Another one is
 * `offered`, and trusted only once a person says so by `trust`.
 */
export function useShopPolicy() {
  const { send } = useApi();
  const now = useServerClock();
  const [kept, setKept] = useState(() => trusted.read(storage));
  const keep = (text: string) => {
    const policy = { text, since: now() };
    trusted.write(storage, policy);
    setKept(policy);
  };
  const { data, error, isValidating, mutate } = useSWR<string, unknown>(
    keys.shopPolicy,
    async () => policyOfShop(await bookCalls(send).policy()),
    {
      onSuccess(text) {
        if (!trusted.read(storage)) keep(text);
      },
    },
  );
  const offered = kept && data !== undefined && data !== kept.text ? data : null;
  return {
    /** Null until the shop has been asked once. */
    text: kept?.text ?? null,
    /** Ms since the epoch. */
    since: kept?.since ?? null,
    offered,
    trust: () => offered !== null && keep(offered),
    error: error as unknown,
    isAsking: isValidating,
    retry: () => void mutate(),
  };
}

/** The receipt of a ticket of the player's own, as far as it has come; not asked for a guest. */
export function useTicketReceipt(ticketId: string | null) {
  const { send } = useApi();
  const player = usePlayer();
  const { data, error, mutate } = useSWR<Receipt, ApiError>(
    player !== null && ticketId !== null && keys.ticketReceipt(player, ticketId),
    () => bookCalls(send).receipt(ticketId ?? ''),
  );
  return { receipt: data, error, isGuest: player === null, retry: () => void mutate() };
}

/** Tickets of one purchase that are looked at; a receipt has about 3 kB. */
const MOST = 24;

export interface PlacedTicket {
  ticketId: string;
  code: string;
  book: BookPlace;
}

/**
 * Compares tickets whose book is closed with it and with what the shop signed at the payment, without being asked: a shop
 * that lost a ticket would not tell. What differs stays on this device. Empty while nothing is known, as without a network,
 * and while the shop names another key than this device trusts.
 */
export function useBookFindings(orderId: string, tickets: readonly PlacedTicket[]): ReadonlyMap<string, BookFinding> {
  const { send } = useApi();
  const player = usePlayer();
  const { text: policy, offered } = useShopPolicy();
  const ids = tickets
    .filter(({ book }) => book.state === 'sealed')
    .slice(0, MOST)
    .map(({ ticketId }) => ticketId);
  const isAble = player !== null && policy !== null && offered === null && ids.length > 0;
  const { data } = useSWR(
    isAble && keys.bookFindings(player, ids),
    async () => {
      const { bookFinding } = await import('./bookFinding');
      const found = new Map<string, BookFinding>();
      for (const id of ids) {
        const receipt = await bookCalls(send).receipt(id);
        const finding = await bookFinding({ receipt, policy: policy ?? '', promise: keptPromise(orderId) });
        if (finding === 'differs') keepDiffering(orderId, JSON.stringify(receipt));
        found.set(id, finding);
      }
      return found;
    },
    { revalidateOnFocus: false },
  );
  return data ?? new Map();
}
