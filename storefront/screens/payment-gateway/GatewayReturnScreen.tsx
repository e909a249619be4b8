import { PageHeader, PageLayout } from '@veloc/ui';
import { useLocation, useSearchParams } from 'wouter';
import { PaymentLoader } from '../../features/money/parts/PaymentLoader';
import { GatewayOutcome } from './parts/GatewayOutcome';

/**
 * Where a gateway sends its payer back: of the address only the name of the payment counts, the server tells the rest.
 */
export default function GatewayReturnScreen() {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  return (
    <PageLayout>
      <PageHeader title="Kết quả giao dịch" onBack={() => navigate('/')} />
      <PaymentLoader id={search.get('id') ?? search.get('vnp_TxnRef')}>
        {(payment) => <GatewayOutcome payment={payment} />}
      </PaymentLoader>
    </PageLayout>
  );
}
