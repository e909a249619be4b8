import { PageHeader, PageLayout } from '@veloc/ui';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { usePayments } from '../../state/payment/usePayments';
import { OrderLoader } from '../../features/order/parts/OrderLoader';
import { OrderResult } from '../../features/order/parts/OrderResult';
import { useRouteParam } from '../../shared/navigation';

/** What a cart payment has bought, as the server knows it. */
export function CartResultScreen() {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { acknowledge } = usePayments();
  useEffect(() => acknowledge(id), [acknowledge, id]);
  return (
    <PageLayout>
      <PageHeader title="Kết quả thanh toán" onBack={() => navigate('/')} />
      <OrderLoader id={id}>{(order) => <OrderResult order={order} />}</OrderLoader>
    </PageLayout>
  );
}

/** What a Keno order has bought, on slips of six. */
export function KenoResultScreen() {
  const [, navigate] = useLocation();
  const id = useRouteParam('id');
  return (
    <PageLayout>
      <PageHeader title="Phiếu Keno" onBack={() => navigate('/keno')} />
      <OrderLoader id={id}>{(order) => <OrderResult order={order} />}</OrderLoader>
    </PageLayout>
  );
}
