import { ActionBar, Button, Checkbox, InfoIcon, Money, Text } from '@veloc/ui';
import { useLocation } from 'wouter';
import { useCart } from '../../../state/cart/useCart';
import { useNotices } from '../../../state/notices/useNotices';
import { useSession } from '../../../state/session/useSession';
import * as styles from '../CartScreen.css';
import { waitingReason } from './waitingReason';

/** Which lines go along, what they come to, and the way to pay them, or why there is none. */
export function CartFooter() {
  const { items, chosen, totals, readiness, networkStatus, choose } = useCart();
  const { isLoggedIn } = useSession();
  const { openLogin } = useNotices();
  const [, navigate] = useLocation();

  const sound = items.filter(({ validationStatus, syncError }) => validationStatus !== 'invalid' && syncError === null);
  const soundChosen = sound.filter((line) => chosen.includes(line)).length;
  const all = soundChosen > 0 && (soundChosen === sound.length || 'mixed');
  const reason = isLoggedIn ? waitingReason({ readiness, chosen, networkStatus }) : null;

  return (
    <ActionBar role="region" aria-label="Thanh toán">
      <div className={styles.sum}>
        <Checkbox
          label="Chọn tất cả vé hợp lệ"
          checked={all}
          disabled={sound.length === 0}
          onChange={({ checked }) =>
            choose(
              sound.map(({ id }) => id),
              checked,
            )
          }
        />
        <div className={styles.amount}>
          <Text as="span" size="caption" tone="soft">
            Tổng tiền
          </Text>
          <Text as="span" size="amount" tone="brand">
            <Money amount={totals.total} aligned />
          </Text>
        </div>
      </div>
      <Button
        wide
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : 'cart-reason'}
        onClick={() => (isLoggedIn ? navigate('/checkout') : openLogin())}
      >
        {isLoggedIn ? `Thanh toán ${totals.quantity} vé` : 'Đăng nhập để thanh toán'}
      </Button>
      {reason === null ? null : (
        <div id="cart-reason" role="status" className={styles.reason}>
          <InfoIcon size={16} aria-hidden="true" />
          <Text size="label" tone="soft">
            {reason}
          </Text>
        </div>
      )}
    </ActionBar>
  );
}
