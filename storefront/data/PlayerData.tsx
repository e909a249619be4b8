import { BalanceListener } from './BalanceListener';
import { useNotificationCount } from './useNotificationCount';

/** What a login loads beside its cart, on whatever page: the account parameters (spec section 4), and the balance as it changes. */
export default function PlayerData() {
  useNotificationCount();
  return <BalanceListener />;
}
