import { isAgreedPolicy, readPolicy, shopOf, type Receipt } from '@veloc/proof';
import { useState } from 'react';
import useSWR from 'swr';
import { bookCalls, type ProofPlace } from '../api/calls/heldTickets';
import type { ApiError } from '../api/errors';
import { askPolicy, readTrusted, writeTrusted, type AskedPolicy } from '../state/kept/trustedPolicy';
import { useApi, useServerClock } from '../state/contexts';
import { keys } from './keys';
import { usePlayer } from './player';

/** A policy's text once it names the log of one shop. Throws a ProofError for any other. */
export function policyOfShop(text: unknown): string {
  shopOf(readPolicy(text));
  return text as string;
}

/** Asks the shop whose signatures to take; what this device takes is `text`. Rejects as calls do. */
export const askShopPolicy = (send: Parameters<typeof bookCalls>[0], now: () => number): Promise<AskedPolicy> =>
  askPolicy({
    ...bookCalls(send),
    isAgreed: ({ kept, told, changes }) => isAgreedPolicy(kept, told, changes),
    now,
  });

/**
 * Whose signatures this device trusts: what the shop said when it was first asked, and the keys by which that was followed,
 * also without a network. Another policy is `offered`, and trusted only once a person says so by `trust`.
 */
export function useShopPolicy() {
  const { send } = useApi();
  const now = useServerClock();
  const [kept] = useState(readTrusted);
  const { data, error, isValidating, mutate } = useSWR<AskedPolicy, unknown>(keys.shopPolicy, () =>
    askShopPolicy(send, now),
  );
  const trusted = data ?? kept;
  const offered = data?.offered ?? null;
  const trust = () => {
    if (offered === null) return;
    const policy = { text: offered, since: now() };
    writeTrusted(policy);
    void mutate({ ...policy, offered: null }, { revalidate: false });
  };
  return {
    /** Null until the shop has been asked once. */
    text: trusted?.text ?? null,
    /** Ms since the epoch. */
    since: trusted?.since ?? null,
    offered,
    trust,
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

// Not among the keys of the shop: those come with the first page.
const placedKey = (place: ProofPlace) => ['placed-receipt', place] as const;

/** The receipt of the ticket that a code on a printed slip names, for whoever has that. */
export function usePlacedReceipt(place: ProofPlace | null) {
  const { send } = useApi();
  const { data, error, isValidating, mutate } = useSWR<Receipt, ApiError, ReturnType<typeof placedKey> | null>(
    place && placedKey(place),
    ([, at]) => bookCalls(send).placedReceipt(at),
  );
  return { receipt: data, error, isAsking: isValidating, retry: () => void mutate() };
}
