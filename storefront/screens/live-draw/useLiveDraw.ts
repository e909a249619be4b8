import { useReducedMotion, useScale } from '@veloc/ui';
import { useEffect, useState } from 'react';
import { useLiveResult } from '../../data/results';
import { useTicketsByDraw } from '../../data/tickets';
import { usePeriods } from '../../data/usePeriods';
import { drawMoment } from '../../features/ticket/bestTicket';
import { stagedDraw, type StagedDraw } from '../../features/ticket/stagedDraw';
import { useServerClock } from '../../state/contexts';

const SOON_MS = 5_000;
const SELDOM_MS = 20_000;

/** The time, again and again: often while numbers come. */
function useNow(pace: number): number {
  const serverNow = useServerClock();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), pace);
    return () => clearInterval(timer);
  }, [serverNow, pace]);
  return now;
}

/** One draw, its time, its result as it comes, and when its numbers began to be shown. */
export function useLiveDraw({ game, id, resultDate }: StagedDraw, replays: boolean) {
  const serverNow = useServerClock();
  const { entries } = usePeriods();
  const waiting = useTicketsByDraw('waiting');
  const isReduced = useReducedMotion();
  const isLarge = useScale() === 'large';
  const [knownAt, setKnownAt] = useState<number | null>(null);
  const own = waiting.items.find(({ listPeriod: [next] }) => next && stagedDraw(next.periodId)?.id === id);
  const told = own ? Date.parse(own.dialDate) : null;
  const drawAt = drawMoment({ periodId: id, resultDate }, entries) ?? told ?? knownAt;
  // Once sales have closed the list goes on to the next draw.
  if (drawAt !== null && drawAt !== knownAt) setKnownAt(drawAt);
  const isDue = drawAt === null || serverNow() >= drawAt - SOON_MS;
  const { result, error, isLineLost, retry } = useLiveResult(game, id, isDue ? SOON_MS : SELDOM_MS);

  const [show, setShow] = useState<{ awaited: boolean; since: number | null }>({ awaited: replays, since: null });
  if (result === null && !show.awaited) setShow({ awaited: true, since: null });
  if (result && show.awaited && show.since === null) setShow({ awaited: true, since: serverNow() });
  const since = isReduced || isLarge || !show.awaited ? null : show.since;
  const now = useNow(since === null || !result ? 1_000 : 100);

  useEffect(() => {
    // What happened while the line was lost is asked for as soon as it is back.
    if (!isLineLost) retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the line alone decides
  }, [isLineLost]);

  return {
    drawAt,
    result,
    error,
    retry,
    isLineLost,
    since,
    now,
    entries,
    replay: () =>
      setShow({
        awaited: true,
        since: serverNow(),
      }),
  };
}
