import { texts, type Paid } from '@veloc/rules';
import { Notice, Page, Text, TextLink } from '@veloc/ui';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { rechargeHref } from '../../../shared/navigation';
import { usePopups, usePopupsState, useSession } from '../../../state/contexts';
import * as styles from '../Order.css';
import { useAgeConfirmed, useBalanceCheck, useSpendingRoom } from '../paymentChecks';
import type { Payment } from '../usePayment';
import { AgeSheet, BankSheet, ProofSheet } from './lazySheets';
import { BalanceNotice } from './BalanceNotice';
import { OrderReceipt } from './OrderReceipt';
import { PayBar } from './PayBar';
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
  const { openLogin, showBalanceShortfall, warn } = usePopups();
  const { success } = usePopupsState();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [method, setMethod] = useState<PayMethod>('wallet');
  const [bankId, setBankId] = useState<string | null>(null);
  const [asks, setAsks] = useState<'age' | 'bank' | null>(null);
  const [isOfAge, confirmAge] = useAgeConfirmed();
  const { phase, balance, lines, total, paid } = payment;
  const { check, isUnknown, isAsking, ask } = useBalanceCheck({ balance, total });
  // What is being paid already is no longer asked about.
  const room = useSpendingRoom(total);
  const refusal = phase === undefined && room?.isEnough === false ? room.message : null;

  const wasPopupOpen = useRef(false);
  const isPopupOpen = paid !== null && success !== null;
  const leave = useEffectEvent(() => paid && onPaid(paid));
  useEffect(() => {
    if (wasPopupOpen.current && !isPopupOpen) leave();
    wasPopupOpen.current = isPopupOpen;
  }, [isPopupOpen]);

  const choose = (value: PayMethod) => {
    setMethod(value);
    if (value === 'bank') setAsks('bank');
  };

  const payFromWallet = (known: typeof check) => {
    if (known === null) warn(texts.balanceUnknown);
    else if (!known.enough) showBalanceShortfall(known.shortfall, { total, balance: total - known.shortfall });
    else if (isOfAge) payment.pay();
    else setAsks('age');
  };

  const pay = async () => {
    if (!isLoggedIn) openLogin();
    else if (method === 'bank') {
      // Whoever tops up to pay comes back here.
      const returnTo = search ? `${path}?${search}` : path;
      navigate(rechargeHref(total, bankId), { state: { returnTo } });
    } else {
      const known = check ?? (await ask());
      if (known !== 'over') payFromWallet(known);
    }
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
          onBank={() => setAsks('bank')}
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
        <AgeSheet
          open={asks === 'age'}
          onClose={() => setAsks(null)}
          onConfirm={() => {
            confirmAge();
            setAsks(null);
            payment.pay();
          }}
        />
        <BankSheet open={asks === 'bank'} value={bankId} onClose={() => setAsks(null)} onChoose={setBankId} />
        <ProofSheet
          open={phase === 'proof'}
          isBusy={payment.isProving}
          onClose={payment.cancelProof}
          onProof={payment.prove}
          error={payment.proofError}
        />
      </Suspense>
    </>
  );
}
