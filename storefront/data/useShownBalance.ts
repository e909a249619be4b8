import { balanceSchema, type Balance } from '@veloc/rules';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { safeStorage, storedValue } from '../lib/browserStorage';
import { storageKeys } from '../lib/storageKeys';
import { usePlayer } from './player';
import { useBalance } from './useBalance';

const storage = safeStorage(() => localStorage);
const keptBalance = storedValue(storageKeys.balance, v.object({ player: v.string(), balance: balanceSchema }));

/**
 * The balance where it is only looked at: on a page that was loaded without a network it is that of the last time. What
 * pays by it asks `useBalance`, which then does not know it.
 */
export function useShownBalance(): Balance {
  const player = usePlayer();
  const { balance, error } = useBalance();
  const isKnown = balance.amount >= 0;
  useEffect(() => {
    if (player !== null && isKnown) keptBalance.write(storage, { player, balance });
  }, [player, isKnown, balance]);
  const isLost = !isKnown && error !== undefined;
  const kept = useMemo(() => {
    const last = isLost ? keptBalance.read(storage) : null;
    return last?.player === player ? last?.balance : undefined;
  }, [isLost, player]);
  return kept ?? balance;
}
