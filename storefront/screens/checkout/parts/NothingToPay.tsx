import { texts } from '@veloc/rules';
import { ButtonLink, EmptyState } from '@veloc/ui';
import { useCart } from '../../../state/cart/useCart';
import * as styles from '../../../features/order/Order.css';

/** Opened without a line to pay: by a bookmark, or with every line unticked. */
export function NothingToPay() {
  const { items } = useCart();
  const isEmpty = items.length === 0;
  return (
    <main className={styles.empty}>
      <EmptyState
        title={isEmpty ? texts.cartEmpty : texts.nothingChosen}
        action={<ButtonLink href={isEmpty ? '/' : '/cart'}>{isEmpty ? 'Chọn trò chơi' : 'Về giỏ hàng'}</ButtonLink>}
      />
    </main>
  );
}
