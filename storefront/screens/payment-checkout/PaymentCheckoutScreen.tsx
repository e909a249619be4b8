import { BackHeader } from '../../shared/layouts/BackHeader';
import { texts } from '@veloc/rules';
import { Notice, PageLayout } from '@veloc/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ClosedDraw } from '../../features/order/ClosedDraw';
import { OrderPage } from '../../features/order/parts/OrderPage';
import { orderHref } from '../../features/order/order';
import { EmptyPurchase } from './EmptyPurchase';
import { usePurchaseDraw } from './usePurchaseDraw';
import { usePurchasePayment } from './usePurchasePayment';

/** Confirms what 'Mua ngay' was pressed for. */
export default function PaymentCheckoutScreen() {
  const payment = usePurchasePayment();
  const { isClosed, entries, move } = usePurchaseDraw(payment.lines);
  const [line] = payment.lines;
  const closed = (isClosed || payment.isRefused) && payment.phase === undefined ? line : undefined;
  const [lastSubject, setLastSubject] = useState<string | null>(null);
  if (payment.lines.length > 0 && payment.subject !== lastSubject) setLastSubject(payment.subject);
  const [, navigate] = useLocation();
  return (
    <PageLayout>
      <BackHeader title="Xác nhận thanh toán" />
      {payment.lines.length === 0 ? (
        <EmptyPurchase subject={lastSubject} />
      ) : (
        <OrderPage
          payment={payment}
          reason={closed ? texts.salesClosed : null}
          onPaid={({ order }) => navigate(orderHref(order), { replace: true })}
        >
          {closed ? (
            <Notice tone="warning" role="status">
              <ClosedDraw line={closed} count={payment.lines.length} entries={entries} onMove={move} />
            </Notice>
          ) : null}
        </OrderPage>
      )}
    </PageLayout>
  );
}
