import { useState } from 'react';
import { safeStorage } from '../../lib/browserStorage';

const KEY = 'veloc.balance-hidden';
const storage = safeStorage(() => localStorage);

/** Whether the balances are covered on this device, for who looks over a shoulder; and how to turn that round. */
export function useHiddenBalance(): [isHidden: boolean, toggle: () => void] {
  const [isHidden, setHidden] = useState(() => storage.getItem(KEY) === 'true');
  return [
    isHidden,
    () => {
      if (isHidden) storage.removeItem(KEY);
      else storage.setItem(KEY, 'true');
      setHidden(!isHidden);
    },
  ];
}
