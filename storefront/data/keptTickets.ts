import type { Feed } from '@veloc/rules';
import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useApi, useServerClock } from '../state/contexts';
import { askWorker } from '../state/kept/askWorker';
import { readTickets, type KeptTickets } from '../state/kept/databases';
import type { KnownDraws } from '../state/kept/tasks';
import { readTrusted } from '../state/kept/trustedPolicy';
import { keepResults } from './keepTickets';
import { usePlayer } from './player';

// Not among the keys of the shop: those come with the first page, which has no room for what only a later one reads.
const ticketsOf = (player: string) => ['kept-tickets', player] as const;
const drawsOf = (feed: Feed) => ['kept-draws', feed] as const;

/** What the device keeps of the player's tickets, with what it says of them; undefined until it was read. */
export function useKeptTickets(): { kept: readonly KeptTickets[] | undefined; error: unknown } {
  const player = usePlayer();
  const { mutate } = useSWRConfig();
  const { data, error } = useSWR<readonly KeptTickets[], unknown>(player && ticketsOf(player), async () => {
    const held = await readTickets();
    return held?.owner === player ? held.kept : [];
  });
  const again = useEffectEvent(async () => {
    const trusted = readTrusted();
    if (player === null || trusted === null) return;
    await askWorker('check', { policy: trusted.text });
    await mutate(ticketsOf(player));
  });
  const isRead = data !== undefined;
  useEffect(() => {
    // What was last said shows at once; what has come since then follows.
    if (isRead) again().catch(() => undefined);
  }, [isRead]);
  return { kept: data, error };
}

/** The draws of a feed that this device can prove, newest first; null where it can prove none. */
export function useKeptDraws(feed: Feed, isWanted: boolean): { known: KnownDraws | null | undefined } {
  const { data } = useSWR<KnownDraws | null, unknown>(isWanted && drawsOf(feed), async () => {
    const trusted = readTrusted();
    return trusted === null ? null : askWorker('draws', { policy: trusted.text, feed });
  });
  return { known: data };
}

/** Brings the pack of a feed to the device of whoever looks at its draws, guests too. */
export function useKeepResults(feed: Feed, isWanted: boolean): void {
  const api = useApi();
  const now = useServerClock();
  useEffect(() => {
    if (isWanted) keepResults({ api, now }, [feed]).catch(() => undefined);
  }, [api, now, feed, isWanted]);
}
