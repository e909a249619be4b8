import { ButtonLink, EmptyState } from '@veloc/ui';
import { useRouteParam } from '../../shared/useRouteParam';
import { HistoryPage } from '../../features/money/parts/HistoryPage';
import { PaymentPage } from './parts/PaymentPage';

/** Every movement of money by day; with an id, one of them (decisions, Routes). */
export default function PaymentHistoryScreen() {
  const id = useRouteParam('id');
  if (id) return <PaymentPage id={id} />;
  return (
    <HistoryPage
      title="Lịch sử thanh toán"
      list="payments"
      withKinds
      empty={
        <EmptyState title="Chưa có giao dịch nào" action={<ButtonLink href="/account/recharge">Nạp tiền</ButtonLink>}>
          Nạp tiền để mua vé đầu tiên. Mọi khoản thu chi sẽ hiện ở đây.
        </EmptyState>
      }
    />
  );
}
