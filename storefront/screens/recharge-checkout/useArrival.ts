import { useEffect, useEffectEvent, useRef } from 'react';
import { useBalance } from '../../data/useBalance';
import { usePaymentDetail } from '../../data/wallet';

/** Looks at the top-up until it is credited; then says so once, with the đồng that came. */
export function useArrival(id: string, onArrived: (amount: number) => void) {
  const { payment, look } = usePaymentDetail(id);
  const { balance, refresh } = useBalance();
  const hasArrived = useRef(false);
  const arrived = useEffectEvent((amount: number) => {
    void refresh();
    onArrived(amount);
  });
  const lookAgain = useEffectEvent(() => void look());

  useEffect(() => {
    if (payment?.status !== 'success' || hasArrived.current) return;
    hasArrived.current = true;
    arrived(payment.amount);
  }, [payment]);

  // A wallet that moves may have been moved by this transfer.
  useEffect(() => {
    if (balance.amount >= 0) lookAgain();
  }, [balance.amount]);

  return { look, status: payment?.status ?? 'pending' };
}
