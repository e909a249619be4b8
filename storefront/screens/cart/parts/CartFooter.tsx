import { cartTotals, readiness, type CartLine } from '@veloc/rules';
import { ActionBar, Button, Checkbox, Facts, Inline, Money, Stack, Text } from '@veloc/ui';
import { useLocation } from 'wouter';
import { useBalance } from '../../../data/useBalance';
import { useCart } from '../../../state/cart/useCart';
import { usePopups, useSession } from '../../../state/contexts';
import { linesByDraw } from '../../../features/order/groups';
import { openLines } from '../../../features/order/openedLines';
import * as styles from '../CartScreen.css';
import { UndoNotice } from './UndoNotice';
import type { CartUndo } from './useCartUndo';
import { WalletLine } from './WalletLine';
import { waitingReason } from '../../../features/order/waitingReason';
import * as paths from '../../../shared/paths';

interface CartFooterProps {
  /** Ids of lines whose sales have ended. */
  closed: ReadonlySet<string>;
  undo: CartUndo;
}

/** Which lines go along, what they come to, and the way to pay them, or why there is none. */
export function CartFooter({ closed, undo }: CartFooterProps) {
  const { items, chosen, networkStatus, choose } = useCart();
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const [, navigate] = useLocation();

  const isSound = ({ id, validationStatus, syncError }: CartLine) =>
    validationStatus !== 'invalid' && syncError === null && !closed.has(id);
  const sound = items.filter(isSound);
  const payable = chosen.filter(({ id }) => !closed.has(id));
  const all = payable.length > 0 && ((payable.length === sound.length && payable.every(isSound)) || 'mixed');
  const { total, quantity } = cartTotals(payable);
  const draws = linesByDraw(payable).length;
  const { balance } = useBalance();
  // −1 while nobody knows it.
  const isShort = isLoggedIn && balance.amount >= 0 && balance.amount < total;
  const reason = isLoggedIn
    ? waitingReason({ readiness: readiness(items, payable), chosen: payable, closed, networkStatus })
    : null;

  /** All that can be bought, and nothing else. */
  const chooseSound = (checked: boolean) => {
    choose(
      items.map(({ id }) => id),
      false,
    );
    if (checked)
      choose(
        sound.map(({ id }) => id),
        true,
      );
  };

  const checkOut = () => {
    if (!isLoggedIn) return openLogin();
    openLines(payable);
    return navigate(paths.checkout);
  };

  return (
    <ActionBar role="region" aria-label="Thanh toán" className={styles.footer}>
      <UndoNotice undo={undo} />
      <Inline gap={8} rowGap={0} justify="space-between">
        <Checkbox
          label={sound.length < items.length ? 'Chọn vé hợp lệ' : 'Chọn tất cả'}
          checked={all}
          disabled={sound.length === 0}
          onChange={({ checked }) => chooseSound(checked)}
        />
        <Stack gap={0} align="end" className={styles.amount}>
          <Text as="span" size="caption" tone="soft">
            <Facts facts={[closed.size > 0 ? `${quantity} vé còn bán` : `${quantity} vé`, `${draws} kỳ`]} />
          </Text>
          <Text as="span" size="amount" tone="brand">
            <Money amount={total} />
          </Text>
        </Stack>
      </Inline>
      {isLoggedIn && payable.length > 0 ? <WalletLine id="cart-wallet" total={total} /> : null}
      <Button
        wide
        aria-disabled={reason !== null}
        aria-describedby={reason !== null ? 'cart-reason' : isShort ? 'cart-wallet' : undefined}
        onClick={checkOut}
      >
        {isLoggedIn ? `Thanh toán ${quantity} vé` : 'Đăng nhập để thanh toán'}
      </Button>
      {reason === null ? null : (
        <Text id="cart-reason" role="status" size="caption" tone="soft" align="center">
          {reason}
        </Text>
      )}
    </ActionBar>
  );
}
