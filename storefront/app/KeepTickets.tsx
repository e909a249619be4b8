import { useEffect } from 'react';
import { usePlayer } from '../data/player';
import { keepTickets, refreshResults } from '../data/keepTickets';
import { useApi, useServerClock } from '../state/contexts';

/** Ms between two looks for new results while the page is seen. Pages were opened at any time, so they do not ask together. */
const LOOK_AGAIN = 5 * 60_000;
/** Ms before what did not come is asked for again, then twice as many: many a device thinks that it has a network. */
const SOON = 5_000;
/** Ms that the page has for itself at most before it keeps anything. */
const PATIENCE = 10_000;

/** Runs once the page has nothing to do; at once where a browser does not tell. Answers how to give it up. */
function whenIdle(run: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = globalThis as Partial<typeof globalThis>;
  if (!requestIdleCallback || !cancelIdleCallback) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(id);
}

/** Keeps a player's tickets and the signed results on the device, for a time without a network. */
export default function KeepTickets() {
  const api = useApi();
  const now = useServerClock();
  const player = usePlayer();
  const id = player === 'me' ? null : player;

  useEffect(() => {
    if (id === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const keeping = { api, player: id, now, signal, savesData: connection?.saveData === true };
    let hasKept = false;
    let isLooking = false;
    let delay = SOON;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Tickets that are kept are checked by new results though the list of them does not come.
    const keepAll = () => keepTickets(keeping).catch(() => refreshResults(keeping).then(() => false));
    const look = async () => {
      if (isLooking || document.visibilityState !== 'visible') return;
      isLooking = true;
      clearTimeout(timer);
      // Without a network, or without a database, what was kept stays.
      const isWhole = await (hasKept ? refreshResults(keeping) : keepAll()).catch(() => false);
      isLooking = false;
      hasKept ||= isWhole;
      delay = isWhole ? SOON : Math.min(LOOK_AGAIN, delay * 2);
      if (!signal.aborted) timer = setTimeout(() => void look(), isWhole ? LOOK_AGAIN : delay);
    };
    const lookNow = () => void look();
    const giveUp = whenIdle(lookNow);
    window.addEventListener('online', lookNow, { signal });
    document.addEventListener('visibilitychange', lookNow, { signal });
    return () => {
      leaving.abort();
      giveUp();
      clearTimeout(timer);
    };
  }, [api, now, id]);

  return null;
}
