import { MAX_SYNC_RETRIES } from '@veloc/rules';
import { CartLine, HeaderAction, PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../../app/layouts/goBack';
import { usePeriods } from '../../../data/usePeriods';
import { useCart } from '../../../state/cart/useCart';
import { useNotices } from '../../../state/notices/useNotices';
import { TicketFigures } from '../../ticket/TicketFigures';
import * as styles from '../CartScreen.css';
import { CartFooter } from './CartFooter';
import { CartNotices } from './CartNotices';
import { lineDetail, lineError, lineSync } from './lineWords';
import { SyncedAgo } from './SyncedAgo';
import { UndoNotice } from './UndoNotice';
import type { Undo } from './useUndo';

/** The lines of the cart, each with its own controls, over the sum of those chosen. */
export function CartList({ undo }: { undo: Undo }) {
  const { items, isChosen, choose, setQuantity, retry, lastSyncAt } = useCart();
  const { warn } = useNotices();
  const { entries } = usePeriods();
  const [, navigate] = useLocation();
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0);

  const changeQuantity = (id: string, quantity: number) => {
    const answer = setQuantity(id, quantity);
    if (!answer.ok) warn(answer.message);
  };

  return (
    <div className={styles.page}>
      <PageHeader
        title="Giỏ hàng"
        subtitle={
          <>
            {`${copies} vé`}
            {lastSyncAt === null ? null : (
              <>
                {' · '}
                <SyncedAgo at={lastSyncAt} />
              </>
            )}
          </>
        }
        onBack={() => goBack(navigate)}
      >
        <HeaderAction onClick={undo.clear}>Xóa tất cả</HeaderAction>
      </PageHeader>
      <main className={styles.lines}>
        <UndoNotice undo={undo} />
        <CartNotices />
        {items.map((line) => (
          <CartLine
            key={line.id}
            game={line.gameId}
            name={line.gameName}
            detail={lineDetail(line, entries)}
            isChosen={isChosen(line)}
            onChoose={({ checked }) => choose([line.id], checked)}
            quantity={line.quantity}
            onQuantity={({ value }) => changeQuantity(line.id, value)}
            onRemove={() => undo.remove(line)}
            price={line.totalPrice}
            sync={lineSync(line, MAX_SYNC_RETRIES, () => void retry())}
            error={lineError(line)}
          >
            <TicketFigures gameId={line.gameId} ticket={line.ticket} />
          </CartLine>
        ))}
      </main>
      <CartFooter />
    </div>
  );
}
