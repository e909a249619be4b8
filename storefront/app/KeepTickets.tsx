import { useEffect } from 'react';
import { usePlayer } from '../data/player';
import { keepTickets, refreshResults } from '../data/keepTickets';
import { useApi, useServerClock } from '../state/contexts';

/** Ms between two looks for new results while the page is seen. Pages were opened at any time, so they do not ask together. */
const LOOK_AGAIN = 5 * 60_000;
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
    // Without a network, or without a database, what was kept stays.
    const giveUp = whenIdle(() => void keepTickets(keeping).catch(() => undefined));
    const look = () => {
      if (document.visibilityState === 'visible') refreshResults(keeping).catch(() => undefined);
    };
    const timer = setInterval(look, LOOK_AGAIN);
    window.addEventListener('online', look, { signal });
    return () => {
      leaving.abort();
      giveUp();
      clearInterval(timer);
    };
  }, [api, now, id]);

  return null;
}
