import { useEffect, useEffectEvent, useRef } from 'react';
import { useBalance } from '../../data/useBalance';

const LOOK_EVERY_MS = 5_000;

/** Looks at the wallet until it holds `amount` đồng more than on arriving here; then says so once. */
export function useArrival(amount: number, onArrived: () => void) {
  const { balance, refresh } = useBalance();
  const before = useRef<number | null>(null);
  const hasArrived = useRef(false);
  const arrived = useEffectEvent(onArrived);
  const look = useEffectEvent(() => void refresh());

  useEffect(() => {
    if (balance.amount < 0 || hasArrived.current) return;
    before.current ??= balance.amount;
    if (balance.amount < before.current + amount) return;
    hasArrived.current = true;
    arrived();
  }, [amount, balance.amount]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !hasArrived.current) look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return refresh;
}
