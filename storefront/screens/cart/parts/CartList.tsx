import { HeaderAction, PageHeader } from '@veloc/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { goBack } from '../../../shared/layouts/goBack';
import { useCart } from '../../../state/cart/useCart';
import * as styles from '../CartScreen.css';
import { CartFooter } from './CartFooter';
import { CartNotices } from './CartNotices';
import { CartRow } from './CartRow';
import { ClearSheet } from './ClearSheet';
import { DroppedNotice } from './DroppedNotice';
import { SyncedAgo } from './SyncedAgo';
import { useClosedLines } from '../../../features/order/useClosedLines';
import type { Undo } from './useUndo';

/** The lines of the cart, each with its own controls, over the sum of those chosen. */
export function CartList({ undo }: { undo: Undo }) {
  const { items, lastSyncAt } = useCart();
  const closed = useClosedLines();
  const [, navigate] = useLocation();
  const [asksWhat, setAsksWhat] = useState(false);
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isMixed = items.some(({ gameId }) => gameId !== items[0]?.gameId);

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
        <HeaderAction onClick={() => (isMixed ? setAsksWhat(true) : undo.clear())}>Xóa tất cả</HeaderAction>
      </PageHeader>
      <main className={styles.lines}>
        <DroppedNotice />
        <CartNotices />
        {items.map((line) => (
          <CartRow key={line.id} line={line} isClosed={closed.has(line.id)} undo={undo} />
        ))}
      </main>
      <CartFooter closed={closed} undo={undo} />
      <ClearSheet
        open={asksWhat}
        onClose={() => setAsksWhat(false)}
        onGame={(gameId) => {
          setAsksWhat(false);
          undo.removeGame(gameId);
        }}
        onAll={() => {
          setAsksWhat(false);
          undo.clear();
        }}
      />
    </div>
  );
}
