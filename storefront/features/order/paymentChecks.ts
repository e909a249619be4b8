import { useState } from 'react';
import {
  remainingAllowance,
  texts,
  timesUsual,
  vietnamDate,
  vietnamTime,
  checkBalance,
  type BalanceCheck,
} from '@veloc/rules';
import { useClock } from '@veloc/ui';
import { safeStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';
import { usePlayLimits } from '../../data/settings';
import { useApi } from '../../state/contexts';
import { ApiError } from '../../api/errors';
import { useBalance } from '../../data/useBalance';

const storage = safeStorage(() => localStorage);

/** Whether the player has said on this device that they are of age. */
export function useAgeConfirmed(): [isConfirmed: boolean, confirm: () => void] {
  const [isConfirmed, setConfirmed] = useState(() => storage.getItem(storageKeys.ageConfirmed) === 'true');
  return [
    isConfirmed,
    () => {
      storage.setItem(storageKeys.ageConfirmed, 'true');
      setConfirmed(true);
    },
  ];
}

/** Whether the player's own limits let `total` đồng through; null while they are not known or there are none. */
export function useSpendingRoom(total: number): { isEnough: boolean; message: string } | null {
  const clock = useClock();
  const { playLimits } = usePlayLimits();
  if (!playLimits) return null;
  const { breakUntil, limits, spent } = playLimits;
  if (breakUntil !== null && Date.parse(breakUntil) > clock.now())
    return { isEnough: false, message: texts.onBreak(vietnamTime(breakUntil), vietnamDate(breakUntil)) };
  const room = remainingAllowance(limits, spent);
  if (room === null) return null;
  return total > room.left
    ? { isEnough: false, message: texts.limitReached(room.span, room.left) }
    : { isEnough: true, message: `Giới hạn của bạn: ${texts.roomLeft(room.span, room.left)}.` };
}

export interface FarAboveUsual {
  /** How many times the usual purchase this one is. */
  times: number;
  /** What the player usually pays for tickets at once, in đồng. */
  usual: number;
  /** Đồng for tickets in this month, this purchase included. */
  monthAfter: number;
}

/** How far above the player's usual purchase one of `total` đồng is; null where nothing need be asked. */
export function useFarAboveUsual(total: number): FarAboveUsual | null {
  const { playLimits } = usePlayLimits();
  if (!playLimits?.usualStake) return null;
  const times = timesUsual(total, playLimits.usualStake);
  return times === null ? null : { times, usual: playLimits.usualStake, monthAfter: playLimits.spent.month + total };
}

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
