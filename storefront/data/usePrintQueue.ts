import type { PrintJob, PrintStatus } from '@veloc/rules';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import { printingCalls } from '../api/calls/printing';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './usePlayer';

/** Another device may be printing from the same queue. */
const LOOK_AGAIN_MS = 10_000;

/** A player's print jobs, newest first, and ways to change them. Not read for a guest. */
export function usePrintQueue() {
  const { send } = useApi();
  const calls = useMemo(() => printingCalls(send), [send]);
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<PrintJob[], ApiError>(
    player && keys.printJobs(player),
    calls.printJobs,
    { refreshInterval: LOOK_AGAIN_MS },
  );
  return {
    jobs: data,
    error,
    isLoading,
    retry: () => void mutate(),
    /** Moves jobs on together. Rejects with the first call's error, and shows what stands on the server either way. */
    move: async (jobs: readonly PrintJob[], status: PrintStatus) => {
      try {
        await Promise.all(jobs.map(({ id }) => calls.movePrintJob(id, status)));
      } finally {
        await mutate();
      }
    },
  };
}

/** As many as one call takes. */
const TICKETS_A_CALL = 60;

/** Queues bought tickets for printing, without reading the queue. Rejects with the first call's error. */
export function useQueueForPrinting() {
  const { send } = useApi();
  return async (ticketIds: readonly string[]) => {
    const { queueForPrinting } = printingCalls(send);
    for (let from = 0; from < ticketIds.length; from += TICKETS_A_CALL)
      await queueForPrinting(ticketIds.slice(from, from + TICKETS_A_CALL));
  };
}
