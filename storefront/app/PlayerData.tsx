import { BalanceListener } from '../data/BalanceListener';
import { useNotificationCount } from '../data/useNotificationCount';
import { useUnacknowledgedPurchase } from './useUnacknowledgedPurchase';

/**
 * What a login loads beside its cart, on whatever page: the account parameters (spec section 4), the balance as it
 * changes, and how a payment has ended that nobody saw the end of.
 */
export default function PlayerData() {
  useNotificationCount();
  useUnacknowledgedPurchase();
  return <BalanceListener />;
}
