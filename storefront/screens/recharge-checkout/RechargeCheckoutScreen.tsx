import { PageLayout } from '@veloc/ui';
import { BackHeader } from '../../shared/layouts/BackHeader';
import type { ReactNode } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { useSession } from '../../state/contexts';
import { LoginNeeded } from '../../features/money/parts/LoginNeeded';
import { PaymentLoader } from '../../features/money/parts/PaymentLoader';
import { amountOf } from '../../features/money/topUpLimits';
import { Transfer } from './parts/Transfer';
import { WaitingTransfer } from './parts/WaitingTransfer';
import * as paths from '../../shared/paths';

/** The code to transfer by: a new one of `amount`, by `bank`, or that of the top-up `order`. */
export default function RechargeCheckoutScreen() {
  const [search] = useSearchParams();
  const order = search.get('order');
  const bankId = search.get('bank');
  const amount = amountOf(search.toString());
  if (order) {
    return (
      <Page>
        <PaymentLoader id={order}>{(topUp) => <WaitingTransfer key={topUp.id} topUp={topUp} />}</PaymentLoader>
      </Page>
    );
  }
  // Without an amount the page has nothing to show yet: it is asked for one step before.
  if (amount === null) return <Redirect to={paths.recharge} replace />;
  return (
    <Page>
      <Transfer key={`${amount} ${bankId}`} amount={amount} bankId={bankId} />
    </Page>
  );
}

/** A wallet belongs to somebody: topping up asks who that is. */
function Page({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useSession();
  return (
    <PageLayout>
      <BackHeader title="Chuyển khoản" />
      {isLoggedIn ? children : <LoginNeeded title="Đăng nhập để nạp tiền">Tiền nạp vào Ví Vé Lộc của bạn.</LoginNeeded>}
    </PageLayout>
  );
}
