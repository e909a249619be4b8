import type { GatewayOrder } from '@veloc/rules';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { keyOfTopUp, newKeyOfTopUp } from './keptTopUp';

interface TopUpState {
  order: GatewayOrder | null;
  error: unknown;
}

/** Asks the gateway for a code, over reloads of this tab the same one; `retry` asks for another. `amount` in đồng. */
export function useTopUp(amount: number, bankId: string | null) {
  const api = useApi();
  const subject = `${amount} ${bankId ?? ''}`;
  const [key, setKey] = useState(() => keyOfTopUp(subject));
  const [state, setState] = useState<TopUpState>({ order: null, error: null });

  useEffect(() => {
    let isWanted = true;
    const returnUrl = `${location.pathname}${location.search}`;
    // The key makes a repeated call the same top-up.
    api.startTopUp({ amount, returnUrl, ...(bankId ? { bankId } : {}) }, key).then(
      (order) => isWanted && setState({ order, error: null }),
      (error: unknown) => isWanted && setState({ order: null, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [api, amount, bankId, key]);

  return {
    ...state,
    retry() {
      setState({ order: null, error: null });
      setKey(newKeyOfTopUp(subject));
    },
  };
}
