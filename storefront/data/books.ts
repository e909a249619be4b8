import { readPolicy, shopOf, type Receipt } from '@veloc/proof';
import { useState } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { bookCalls } from '../api/calls/heldTickets';
import type { ApiError } from '../api/errors';
import { safeStorage, storedValue } from '../lib/browserStorage';
import { storageKeys } from '../lib/storageKeys';
import { useApi, useServerClock } from '../state/contexts';
import { keys } from './keys';
import { usePlayer } from './player';

const storage = safeStorage(() => localStorage);
const trusted = storedValue(storageKeys.shopPolicy, v.object({ text: v.string(), since: v.number() }));

/** The policy that this device trusts, and since when, in ms since the epoch; null until the shop has told one. */
const keptPolicy = () => trusted.read(storage);

function keepPolicy(text: string, since: number) {
  const policy = { text, since };
  trusted.write(storage, policy);
  return policy;
}

/**
 * The policy that this device trusts, once the shop was asked for its own: null where the shop names another one. The
 * first that it names is trusted.
 */
export async function agreedPolicy(send: Parameters<typeof bookCalls>[0], now: number): Promise<string | null> {
  const told = policyOfShop(await bookCalls(send).policy());
  const { text } = keptPolicy() ?? keepPolicy(told, now);
  return text === told ? text : null;
}

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
  const [kept, setKept] = useState(keptPolicy);
  const keep = (text: string) => setKept(keepPolicy(text, now()));
  const { data, error, isValidating, mutate } = useSWR<string, unknown>(
    keys.shopPolicy,
    async () => policyOfShop(await bookCalls(send).policy()),
    {
      onSuccess(text) {
        if (!keptPolicy()) keep(text);
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
