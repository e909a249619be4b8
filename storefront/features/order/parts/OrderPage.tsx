import type { Paid } from '@veloc/rules';
import { Notice, Page, Text, TextLink } from '@veloc/ui';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { goBack, rechargeHref } from '../../../shared/navigation';
import { usePopupsState, useSession } from '../../../state/contexts';
import * as styles from '../Order.css';
import type { Payment } from '../usePayment';
import { WeekSoFar } from '../../settings/BudgetLine';
import { useWalletPress } from '../useWalletPress';
import { BankSheet } from './lazySheets';
import { BalanceNotice } from './BalanceNotice';
import { OrderReceipt } from './OrderReceipt';
import { PayBar } from './PayBar';
import { WalletSheets } from './WalletSheets';
import { PayMethods, type PayMethod } from './PayMethods';
import * as paths from '../../../shared/paths';

interface OrderPageProps {
  payment: Payment;
  /** Why it cannot be paid yet; asked of players only. */
  reason?: string | null;
  /** Called when the success popup has closed. */
  onPaid: (paid: Paid) => void;
  /** What is to be known before the order, over it. */
  children?: ReactNode;
}

/** The order, how it is paid, and whether the wallet reaches. */
export function OrderPage({ payment, reason = null, onPaid, children }: OrderPageProps) {
  const { isLoggedIn } = useSession();
  const { success } = usePopupsState();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [method, setMethod] = useState<PayMethod>('wallet');
  const [bankId, setBankId] = useState<string | null>(null);
  const [choosesBank, setChoosesBank] = useState(false);
  const { phase, balance, lines, total, paid } = payment;
  const press = useWalletPress(payment);
  const { check, isUnknown, isAsking, ask, room, refusal } = press;

  const wasPopupOpen = useRef(false);
  const isPopupOpen = paid !== null && success !== null;
  const leave = useEffectEvent(() => paid && onPaid(paid));
  useEffect(() => {
    if (wasPopupOpen.current && !isPopupOpen) leave();
    wasPopupOpen.current = isPopupOpen;
  }, [isPopupOpen]);

  const choose = (value: PayMethod) => {
    setMethod(value);
    if (value === 'bank') setChoosesBank(true);
  };

  const pay = () => {
    if (!isLoggedIn || method === 'wallet') return press.press();
    // Whoever tops up to pay comes back here.
    const returnTo = search ? `${path}?${search}` : path;
    return navigate(rechargeHref(total, bankId), { state: { returnTo } });
  };

  return (
    <>
      <Page as="main" start={12}>
        {children}
        <OrderReceipt lines={lines} />
        <PayMethods
          value={method}
          balance={isLoggedIn ? balance : null}
          isUnknown={isUnknown}
          bankId={bankId}
          onChange={({ value }) => choose(value)}
          onBank={() => setChoosesBank(true)}
        />
        {method === 'wallet' ? (
          <BalanceNotice check={check} isUnknown={isUnknown} isAsking={isAsking} onAsk={() => void ask()} />
        ) : (
          <Notice role="status">Tiền chuyển khoản vào Ví Vé Lộc trước, rồi bạn quay lại đây thanh toán từ ví.</Notice>
        )}
        {room && phase !== 'paid' ? (
          <Notice
            role="status"
            tone={room.isEnough ? 'info' : 'warning'}
            action={<TextLink href={paths.limits}>Xem</TextLink>}
          >
            {room.message}
          </Notice>
        ) : null}
        <Text size="label" tone="soft" className={styles.terms}>
          Khi bấm thanh toán, bạn xác nhận đã đủ 18 tuổi và đồng ý với{' '}
          <TextLink href={paths.term}>Điều khoản sử dụng</TextLink>.
        </Text>
        {phase === 'paid' ? null : <WeekSoFar />}
      </Page>
      <PayBar
        method={method}
        total={total}
        balance={isLoggedIn ? balance : null}
        check={check}
        reason={isLoggedIn ? (refusal ?? reason) : null}
        phase={phase}
        isAsking={isAsking}
        isUnknown={isUnknown}
        onPay={() => void pay()}
      />
      <Suspense fallback={null}>
        <WalletSheets payment={payment} press={press} onReview={() => goBack(navigate)} />
        <BankSheet open={choosesBank} value={bankId} onClose={() => setChoosesBank(false)} onChoose={setBankId} />
      </Suspense>
    </>
  );
}
