import { cartTotals } from '@veloc/rules';
import { Notice, WifiOffIcon } from '@veloc/ui';
import { useCart } from '../../../state/cart/useCart';
import * as styles from '../CartScreen.css';

/** What the server has not heard of, and that nothing is lost by it. What it has refused is said on the line. */
export function CartNotices() {
  const { items, networkStatus } = useCart();
  const unsent = cartTotals(
    items.filter(
      ({ syncError, needsSync, validationStatus }) => syncError !== null && needsSync && validationStatus !== 'invalid',
    ),
  ).quantity;
  const isOffline = networkStatus === 'offline';
  return (
    <div role="status" className={styles.region}>
      {unsent === 0 && !isOffline ? null : (
        <Notice tone="warning" icon={<WifiOffIcon />}>
          {unsent > 0
            ? `${unsent === 1 ? 'Một vé' : `${unsent} vé`} chưa lưu được lên máy chủ. Vé vẫn nằm an toàn trong giỏ và sẽ được gửi lại tự động.`
            : 'Mất mạng. Vé vẫn nằm an toàn trong giỏ và sẽ được đồng bộ khi có mạng lại.'}
        </Notice>
      )}
    </div>
  );
}
