import { PageHeader } from '@veloc/ui';
import { Redirect, useLocation, useSearch } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { amountOf } from '../recharge/limits';
import { LoginNeeded } from './parts/LoginNeeded';
import { Transfer } from './parts/Transfer';
import * as styles from './RechargeCheckoutScreen.css';
import { useSession } from '../../state/session/useSession';

export default function RechargeCheckoutScreen() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { isLoggedIn } = useSession();
  const amount = amountOf(search);
  const bankId = new URLSearchParams(search).get('bank');
  // Without an amount the page has nothing to show yet: it is asked for one step before.
  if (amount === null) return <Redirect to="/account/recharge" replace />;
  return (
    <div className={styles.page}>
      <PageHeader title="Chuyển khoản" onBack={() => goBack(navigate)} />
      {isLoggedIn ? <Transfer key={`${amount} ${bankId}`} amount={amount} bankId={bankId} /> : <LoginNeeded />}
    </div>
  );
}
