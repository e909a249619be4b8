import { cartTotals, checkBalance, type CartLine } from '@veloc/rules';
import { Notice, Text, TextLink } from '@veloc/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { rechargeHref } from '../../../app/rechargeHref';
import { useCart } from '../../../state/cart/useCart';
import { useNotices } from '../../../state/notices/useNotices';
import { useSession } from '../../../state/session/useSession';
import { waitingReason } from '../../cart/parts/waitingReason';
import * as styles from '../CheckoutScreen.css';
import { useAgeConfirmed } from '../useAgeConfirmed';
import { usePayment } from '../usePayment';
import { AgeSheet, ProofSheet } from './lateSheets';
import { OrderReceipt } from './OrderReceipt';
import { PayBar } from './PayBar';
import { PayMethods, type PayMethod } from './PayMethods';

/** The history opens at the game that was just bought; of several, at the first. */
const ticketsHref = (lines: readonly CartLine[]) => `/account/tickets?game=${lines[0]?.gameId ?? 'keno'}`;

interface OrderPageProps {
  lines: readonly CartLine[];
  /** Told when paying these lines begins, and when it did not come about. */
  hold: (isPaying: boolean) => void;
}

/** The order, how it is paid, and whether the wallet reaches. */
export function OrderPage({ lines, hold }: OrderPageProps) {
  const { readiness, networkStatus } = useCart();
  const { isLoggedIn } = useSession();
  const { state, succeed, openLogin, showBalanceShortfall } = useNotices();
  const [, navigate] = useLocation();
  const [method, setMethod] = useState<PayMethod>('wallet');
  const [isAskingAge, setAskingAge] = useState(false);
  const [isOfAge, confirmAge] = useAgeConfirmed();
  const { total, quantity } = cartTotals(lines);
  const payment = usePayment({ lines, total, hold });
  const { phase, balance } = payment;
  const check = checkBalance({ amount: balance, total });
  const isPaid = phase === 'paid';
  const tickets = ticketsHref(lines);

  useEffect(() => {
    if (!isPaid) return;
    succeed({
      title: 'Mua vé thành công!',
      amount: total,
      message: `${quantity} vé đã sẵn sàng dự thưởng. Chúc bạn hái được nhiều lộc.`,
      actionLabel: 'Xem vé của tôi',
      href: tickets,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when the payment has gone through
  }, [isPaid]);

  const wasPopupOpen = useRef(false);
  const isPopupOpen = isPaid && state.success !== null;
  useEffect(() => {
    if (wasPopupOpen.current && !isPopupOpen) navigate(tickets, { replace: true });
    wasPopupOpen.current = isPopupOpen;
  }, [isPopupOpen, navigate, tickets]);

  const pay = () => {
    if (!isLoggedIn) openLogin();
    else if (method === 'bank') navigate(rechargeHref(total));
    else if (check?.enough === false) showBalanceShortfall(check.shortfall, { total, balance });
    else if (isOfAge) payment.pay();
    else setAskingAge(true);
  };

  return (
    <>
      <main className={styles.content}>
        <OrderReceipt lines={lines} />
        <PayMethods value={method} balance={balance} onChange={({ value }) => setMethod(value)} />
        {check ? (
          <Notice role="status" tone={check.enough ? 'success' : 'warning'}>
            {check.message}
          </Notice>
        ) : null}
        <Text size="label" tone="soft" className={styles.terms}>
          Khi bấm thanh toán, bạn xác nhận đã đủ 18 tuổi và đồng ý với{' '}
          <TextLink href="/term">Điều khoản sử dụng</TextLink>.
        </Text>
      </main>
      <PayBar
        total={total}
        balance={balance}
        check={check}
        reason={isPaid || !isLoggedIn ? null : waitingReason({ readiness, chosen: lines, networkStatus })}
        isPaying={phase === 'paying' || isPaid}
        onPay={pay}
      />
      <Suspense fallback={null}>
        <AgeSheet
          open={isAskingAge}
          onClose={() => setAskingAge(false)}
          onConfirm={() => {
            confirmAge();
            setAskingAge(false);
            payment.pay();
          }}
        />
        <ProofSheet
          open={phase === 'proof'}
          onClose={payment.cancelProof}
          onProof={payment.prove}
          error={payment.proofError}
        />
      </Suspense>
    </>
  );
}
