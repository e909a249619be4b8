import { checkBalance, type BalanceCheck } from '@veloc/rules';
import { useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { ApiError } from '../../api/errors';
import { useBalance } from '../../data/useBalance';

interface Asked {
  /** Đồng before the payment; −1 while it is not known. */
  balance: number;
  /** Đồng. */
  total: number;
}

/** Whether the wallet reaches (spec sections 5 and 8), and how to ask once more when that cannot be told. */
export function useBalanceCheck({ balance, total }: Asked) {
  const api = useApi();
  const { error, refresh } = useBalance();
  const [isAsking, setAsking] = useState(false);
  const check = checkBalance({ amount: balance, total });

  return {
    check,
    /** It was asked for and cannot be had. */
    isUnknown: check === null && error !== undefined,
    isAsking,
    /** Reads the balance anew. Null when it cannot be had; 'over' when the session has ended, which leads to /login. */
    async ask(): Promise<BalanceCheck | 'over' | null> {
      setAsking(true);
      try {
        const known = await api.balance();
        await refresh(known);
        return checkBalance({ amount: known.amount, total });
      } catch (failure) {
        return failure instanceof ApiError && failure.status === 401 ? 'over' : null;
      } finally {
        setAsking(false);
      }
    },
  };
}
