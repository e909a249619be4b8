import { texts, type BalanceCheck } from '@veloc/rules';
import { useState } from 'react';
import { usePopups, useSession } from '../../state/contexts';
import { useAgeConfirmed, useBalanceCheck, useFarAboveUsual, useSpendingRoom } from './paymentChecks';
import type { Payment } from './usePayment';

/**
 * A press that pays from the wallet: who is logged out logs in first, a wallet that does not reach says what is missing,
 * and the first purchase and an unusual one are asked about. `WalletSheets` shows what is asked.
 */
export function useWalletPress(payment: Payment) {
  const { isLoggedIn } = useSession();
  const { openLogin, showBalanceShortfall, warn } = usePopups();
  const [asks, setAsks] = useState<'age' | 'cooling' | null>(null);
  /** The payment of which the player has said that it is meant. */
  const [meant, setMeant] = useState<string | null>(null);
  const [isOfAge, confirmAge] = useAgeConfirmed();
  const { balance, total, subject, phase } = payment;
  const balanceCheck = useBalanceCheck({ balance, total });
  // What is being paid already is no longer asked about.
  const room = useSpendingRoom(total);
  const farAbove = useFarAboveUsual(total);

  const payUnlessUnusual = () => {
    if (farAbove === null || meant === subject) payment.pay();
    else setAsks('cooling');
  };
  const payFromWallet = (known: BalanceCheck | null) => {
    if (known === null) warn(texts.balanceUnknown);
    else if (!known.enough) showBalanceShortfall(known.shortfall, { total, balance: total - known.shortfall });
    else if (isOfAge) payUnlessUnusual();
    else setAsks('age');
  };

  return {
    ...balanceCheck,
    room,
    /** Why the player's own limits or a break refuse it; null when they do not. */
    refusal: phase === undefined && room?.isEnough === false ? room.message : null,
    /** What is asked before the payment; nothing most times. */
    asks,
    farAbove,
    async press() {
      if (!isLoggedIn) return openLogin();
      const known = balanceCheck.check ?? (await balanceCheck.ask());
      return known === 'over' ? undefined : payFromWallet(known);
    },
    leave: () => setAsks(null),
    confirmAge() {
      confirmAge();
      setAsks(null);
      payUnlessUnusual();
    },
    confirmAmount() {
      setMeant(subject);
      setAsks(null);
      payment.pay();
    },
  };
}

export type WalletPress = ReturnType<typeof useWalletPress>;
