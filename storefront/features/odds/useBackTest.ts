import { startBackTest, type BackTest, type GameId, type PastDraw, type TicketByGame } from '@veloc/rules';
import { useEffect, useState } from 'react';

/** Draws at a time, between which the page answers: a few ms on a slow phone for the widest bao. */
const SLICE = 250;

interface Held {
  ticket: TicketByGame[GameId];
  draws: readonly PastDraw[] | undefined;
}

/** A ticket held against past draws; null until it was held against all of them, or while there are none. */
export function useBackTest(gameId: GameId, ticket: Held['ticket'], draws: Held['draws']): BackTest | null {
  const [done, setDone] = useState<(Held & { test: BackTest }) | null>(null);
  useEffect(() => {
    if (!draws) return undefined;
    const run = startBackTest(gameId, ticket);
    let at = 0;
    const next = () => {
      run.add(draws.slice(at, at + SLICE));
      at += SLICE;
      if (at < draws.length) timer = setTimeout(next, 0);
      else setDone({ ticket, draws, test: run.result() });
    };
    let timer = setTimeout(next, 0);
    return () => clearTimeout(timer);
  }, [gameId, ticket, draws]);
  return done?.ticket === ticket && done.draws === draws ? done.test : null;
}
