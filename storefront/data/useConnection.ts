import { contract } from '@veloc/rules';
import useSWR from 'swr';
import { callOf } from '../api/call';
import type { ApiError } from '../api/errors';
import { useApi, useServerClock } from '../state/contexts';

export interface Reached {
  /** Ms that the answer took. */
  took: number;
  /** Ms by which the device's clock is ahead of the server's. */
  ahead: number;
}

/** Whether the server can be reached, and how soon; `check` asks anew. */
export function useConnection() {
  const { send } = useApi();
  const serverNow = useServerClock();
  const { data, error, isValidating, mutate } = useSWR<Reached, ApiError>(
    ['connection'],
    async () => {
      const began = performance.now();
      await send(callOf(contract.currentPeriods, { auth: 'none', retry: false }));
      return { took: Math.round(performance.now() - began), ahead: Math.round(Date.now() - serverNow()) };
    },
    { dedupingInterval: 0 },
  );
  return { reached: error ? undefined : data, error, isChecking: isValidating, check: () => void mutate() };
}
