import { useState } from 'react';
import { safeStorage } from '../../lib/browserStorage';

const KEY = 'veloc.age-confirmed';
const storage = safeStorage(() => localStorage);

/** Whether the player has said on this device that they are of age. */
export function useAgeConfirmed(): [isConfirmed: boolean, confirm: () => void] {
  const [isConfirmed, setConfirmed] = useState(() => storage.getItem(KEY) === 'true');
  return [
    isConfirmed,
    () => {
      storage.setItem(KEY, 'true');
      setConfirmed(true);
    },
  ];
}
