import { BackHeader } from '../../shared/layouts/BackHeader';
import { ButtonLink, EmptyState, PageLayout } from '@veloc/ui';
import { useRouteParam } from '../../shared/navigation';
import { PaymentLoader } from '../../features/money/parts/PaymentLoader';
import { PaymentReceipt } from './parts/PaymentReceipt';
import { HistoryPage } from '../../features/money/parts/HistoryPage';
import * as paths from '../../shared/paths';

/** One movement of money, looked at again until it has come to an end. */
function PaymentPage({ id }: { id: string }) {
  return (
    <PageLayout>
      <BackHeader title="Chi tiết giao dịch" />
      <PaymentLoader id={id}>
        {(payment, refresh) => <PaymentReceipt payment={payment} onChanged={refresh} />}
      </PaymentLoader>
    </PageLayout>
  );
}

/** Every movement of money by day; with an id, one of them. */
export default function PaymentHistoryScreen() {
  const id = useRouteParam('id');
  if (id) return <PaymentPage id={id} />;
  return (
    <HistoryPage
      list="payments"
      withKinds
      empty={
        <EmptyState title="Chưa có giao dịch nào" action={<ButtonLink href={paths.recharge}>Nạp tiền</ButtonLink>}>
          Nạp tiền để mua vé đầu tiên. Mọi khoản thu chi sẽ hiện ở đây.
        </EmptyState>
      }
    />
  );
}
