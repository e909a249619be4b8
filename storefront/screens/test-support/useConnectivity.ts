import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { messageOf } from '../../copy/errorMessage';
import { useServerClock } from '../../state/server-clock/useServerClock';

export interface Connectivity {
  phase: 'checking' | 'reached' | 'failed';
  /** Ms that the answer took; null while there is none. */
  took: number | null;
  /** Ms by which the device's clock is ahead of the server's. */
  ahead: number | null;
  error: string | null;
}

const checking: Connectivity = { phase: 'checking', took: null, ahead: null, error: null };

/** Asks the server at once, and again at each `check`. */
export function useConnectivity() {
  const { send } = useApi();
  const serverNow = useServerClock();
  const [state, setState] = useState(checking);
  const [isOnline, setOnline] = useState(() => navigator.onLine);

  const ask = useCallback(async () => {
    const began = performance.now();
    try {
      await send({ method: 'GET', path: '/client/get-current-period', auth: 'none', retry: false });
      const took = Math.round(performance.now() - began);
      setState({ phase: 'reached', took, ahead: Math.round(Date.now() - serverNow()), error: null });
    } catch (error) {
      setState({ ...checking, phase: 'failed', error: messageOf(error) });
    }
  }, [send, serverNow]);

  useEffect(() => {
    void ask();
  }, [ask]);

  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);

  return {
    ...state,
    isOnline,
    check: () => {
      setState(checking);
      void ask();
    },
  };
}
