import { readPolicy, shopOf, type Receipt } from '@veloc/proof';
import { useState } from 'react';
import useSWR from 'swr';
import { bookCalls } from '../api/calls/heldTickets';
import type { ApiError } from '../api/errors';
import { readTrusted, writeTrusted } from '../state/kept/trustedPolicy';
import { useApi, useServerClock } from '../state/contexts';
import { keys } from './keys';
import { usePlayer } from './player';

/** A policy's text once it names the log of one shop. Throws a ProofError for any other. */
export function policyOfShop(text: unknown): string {
  shopOf(readPolicy(text));
  return text as string;
}

/**
 * The policy that this device trusts, once the shop was asked for its own: null where the shop names another one. The
 * first that it names is trusted.
 */
export async function agreedPolicy(send: Parameters<typeof bookCalls>[0], now: number): Promise<string | null> {
  const told = policyOfShop(await bookCalls(send).policy());
  const kept = readTrusted();
  if (!kept) writeTrusted({ text: told, since: now });
  return kept === null || kept.text === told ? told : null;
}

/**
 * Whose signatures this device trusts: what the shop said when it was first asked, also without a network. Another one is
 * `offered`, and trusted only once a person says so by `trust`.
 */
export function useShopPolicy() {
  const { send } = useApi();
  const now = useServerClock();
  const [kept, setKept] = useState(readTrusted);
  const keep = (text: string) => {
    const policy = { text, since: now() };
    writeTrusted(policy);
    setKept(policy);
  };
  const { data, error, isValidating, mutate } = useSWR<string, unknown>(
    keys.shopPolicy,
    async () => policyOfShop(await bookCalls(send).policy()),
    {
      onSuccess(text) {
        if (!readTrusted()) keep(text);
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
