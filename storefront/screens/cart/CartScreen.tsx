import { cartTotals, isSettled } from '@veloc/rules';
import { Facts, HeaderAction, Page, PageHeader, PageLayout } from '@veloc/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePeriods } from '../../data/usePeriods';
import { goBack } from '../../shared/navigation';
import { useCart } from '../../state/cart/useCart';
import { ClosedDraws } from './parts/ClosedDraws';
import { ClosedNotice } from './parts/ClosedNotice';
import { CartFooter } from './parts/CartFooter';
import { CartNotices } from './parts/CartNotices';
import { CartDraw } from './parts/CartDraw';
import { ClearSheet } from './parts/ClearSheet';
import { DroppedNotice } from './parts/DroppedNotice';
import { soonestFirst } from '../../features/order/closing';
import { linesByDraw } from '../../features/order/groups';
import { WeekSoFar } from '../../features/settings/BudgetLine';
import { useClosedLines } from '../../features/order/useClosedLines';
import { type CartUndo, useCartUndo } from './parts/useCartUndo';
import { useSession } from '../../state/contexts';
import * as styles from './CartScreen.css';
import { CartLoading } from './parts/CartLoading';
import { EmptyCart } from './parts/EmptyCart';

/** The cart by game and draw, over the sum of what is chosen. */
function CartList({ undo }: { undo: CartUndo }) {
  const { items, networkStatus } = useCart();
  const { isLoggedIn } = useSession();
  const closed = useClosedLines();
  const [, navigate] = useLocation();
  const [asksWhat, setAsksWhat] = useState(false);
  const { entries } = usePeriods();
  const closedLines = items.filter(({ id }) => closed.has(id));
  const isMixed = items.some(({ gameId }) => gameId !== items[0]?.gameId);
  const open = items.filter(({ id }) => !closed.has(id));
  const isSaving = networkStatus === 'online' && open.some((line) => line.syncError === null && !isSettled(line));

  return (
    <PageLayout>
      <PageHeader
        title="Giỏ hàng"
        subtitle={
          <Facts
            facts={[
              open.length > 0 && `${cartTotals(open).quantity} vé`,
              closedLines.length > 0 ? (
                <>
                  {`${cartTotals(closedLines).quantity} vé đã đóng`}
                  <span className={styles.whereWide}> bán</span>
                </>
              ) : isLoggedIn && open.every(isSettled) ? (
                <>
                  <span className={styles.whereWide}>giỏ </span>đã lưu
                </>
              ) : isLoggedIn && isSaving ? (
                'đang lưu…'
              ) : null,
            ]}
          />
        }
        onBack={() => goBack(navigate)}
      >
        <HeaderAction onClick={() => (isMixed ? setAsksWhat(true) : undo.clear())}>Xóa tất cả</HeaderAction>
      </PageHeader>
      <Page as="main" gap={10} start={12}>
        <DroppedNotice />
        <CartNotices />
        <div role="status" className={styles.region}>
          <ClosedNotice lines={closedLines} undo={undo} />
        </div>
        {soonestFirst(linesByDraw(open), entries).map(({ key, lines }) => (
          <CartDraw key={key} lines={lines} isClosed={false} undo={undo} />
        ))}
        {isLoggedIn ? <WeekSoFar /> : null}
        <ClosedDraws lines={closedLines} isAlone={open.length === 0} undo={undo} />
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
