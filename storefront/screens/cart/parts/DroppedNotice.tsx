import { Button, Inline, Notice, Stack, Undo2Icon } from '@veloc/ui';
import { useCart } from '../../../state/cart/useCart';
import * as styles from '../CartScreen.css';

/**
 * Lines that the shop refused for good and the cart has dropped, each with its reason, until the player has answered.
 */
export function DroppedNotice() {
  const { dropped, settleDropped } = useCart();
  return (
    <div role="status" className={styles.region}>
      {dropped.length === 0 ? null : (
        <Notice tone="danger">
          <Stack as="span" gap={6}>
            {dropped.map(({ id, gameName, validationError, syncError }) => (
              <span key={id}>{`Đã bỏ ${gameName} khỏi giỏ: ${validationError ?? syncError ?? 'Vé không hợp lệ'}`}</span>
            ))}
            <Inline as="span" gap={4} align="stretch">
              <Button kind="ghost" size="medium" icon={<Undo2Icon />} onClick={() => settleDropped(true)}>
                Hoàn tác
              </Button>
              <Button kind="muted" size="medium" onClick={() => settleDropped(false)}>
                Đã hiểu
              </Button>
            </Inline>
          </Stack>
        </Notice>
      )}
    </div>
  );
}
