import type { GatewayOrder } from '@veloc/rules';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiProvider';

interface TopUpState {
  order: GatewayOrder | null;
  error: unknown;
}

/** Asks the gateway once for a code; `retry` asks again. `amount` in đồng. */
export function useTopUp(amount: number, bankId: string | null) {
  const api = useApi();
  const [key, setKey] = useState(() => crypto.randomUUID());
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
      setKey(crypto.randomUUID());
    },
  };
}
