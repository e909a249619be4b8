import { useMemo } from 'react';
import { useApi } from './ApiProvider';
import { walletCalls, type WalletCalls } from './calls/wallet';

/** The wallet's calls over the shop's client. */
export function useWalletApi(): WalletCalls {
  const { send } = useApi();
  return useMemo(() => walletCalls(send), [send]);
}
