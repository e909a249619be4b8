import { HeaderAction, Page, PageHeader, PageLayout } from '@veloc/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { goBack } from '../../shared/navigation';
import { useCart } from '../../state/cart/useCart';
import { CartFooter } from './parts/CartFooter';
import { CartNotices } from './parts/CartNotices';
import { CartRow } from './parts/CartRow';
import { ClearSheet } from './parts/ClearSheet';
import { DroppedNotice } from './parts/DroppedNotice';
import { SyncedAgo } from './parts/SyncedAgo';
import { useClosedLines } from '../../features/order/useClosedLines';
import { type CartUndo, useCartUndo } from './parts/useCartUndo';
import { useSession } from '../../state/contexts';
import { CartLoading } from './parts/CartLoading';
import { EmptyCart } from './parts/EmptyCart';

/** The lines of the cart, each with its own controls, over the sum of those chosen. */
function CartList({ undo }: { undo: CartUndo }) {
  const { items, lastSyncAt } = useCart();
  const closed = useClosedLines();
  const [, navigate] = useLocation();
  const [asksWhat, setAsksWhat] = useState(false);
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isMixed = items.some(({ gameId }) => gameId !== items[0]?.gameId);

  return (
    <PageLayout>
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
      <Page as="main" gap={10} start={12}>
        <DroppedNotice />
        <CartNotices />
        {items.map((line) => (
          <CartRow key={line.id} line={line} isClosed={closed.has(line.id)} undo={undo} />
        ))}
      </Page>
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
    </PageLayout>
  );
}

export default function CartScreen() {
  const { items, lastSyncAt, setOpen } = useCart();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    setOpen(true);
    return () => setOpen(false);
  }, [setOpen]);
  const undo = useCartUndo();
  if (items.length > 0) return <CartList undo={undo} />;
  const isUnknown = isLoggedIn && lastSyncAt === null && undo.happening === null;
  return isUnknown ? <CartLoading /> : <EmptyCart undo={undo} />;
}
