import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { paidMessage } from '../features/order/paidMessage';
import { usePopups, useServerClock } from '../state/contexts';
import { useOpenPayments } from '../state/payment/usePayments';
import { useBalance } from '../data/useBalance';
import { useOrder } from '../data/useOrder';
import { usePeriods } from '../data/usePeriods';
import { EventListener } from '../data/EventListener';
import { useNotificationCount } from '../data/useNotificationCount';
import { lazyScreen } from '../shared/lazyScreen';

const keeping = lazyScreen(() => import('./KeepTickets'));
const pushing = lazyScreen(() => import('./KeepPush'));
const homeWin = lazyScreen(async () => ({ default: (await import('../features/reveal/HomeWin')).HomeWin }));

/**
 * Asks how a purchase has ended whose page was left or lost while it was being paid. One that is paid is told like any
 * other, and leaves the builder, which would sell it a second time.
 */
function useUnacknowledgedPurchase(): void {
  const { unacknowledgedPurchase, acknowledge, bought } = useOpenPayments();
  const { succeed } = usePopups();
  const { refresh } = useBalance();
  const { entries } = usePeriods();
  const now = useServerClock();
  const [left] = useState(unacknowledgedPurchase);
  const { order } = useOrder(left?.orderId ?? null);
  const isPaid = order?.status === 'paid';

  const tell = useEffectEvent(() => {
    // It may have been paid once more meanwhile, with the same keys, and told.
    const unacknowledged = unacknowledgedPurchase();
    if (!order || unacknowledged?.orderId !== order.id) return;
    acknowledge(order.id);
    bought(unacknowledged.purchase);
    void refresh();
    succeed(paidMessage(unacknowledged.purchase.lines, { entries, now: now() }));
  });
  useEffect(() => {
    if (isPaid) tell();
  }, [isPaid]);
}

/** Whether this browser may show notifications: else nothing is pushed to it, and there is nothing to keep. */
function mayNotify(): boolean {
  const { Notification: notices } = globalThis as Partial<typeof globalThis>;
  return notices?.permission === 'granted';
}

/**
 * What a login loads beside its cart, on whatever page: the account parameters (spec section 4), the balance as it
 * changes, how a payment has ended that nobody saw the end of, what is kept for a time without a network, and on home a
 * win that nobody has looked at.
 */
export default function PlayerData() {
  const { count } = useNotificationCount();
  const [path] = useLocation();
  useUnacknowledgedPurchase();
  return (
    <>
      <EventListener />
      <Suspense fallback={null}>
        <keeping.Screen />
      </Suspense>
      {mayNotify() ? (
        <Suspense fallback={null}>
          <pushing.Screen />
        </Suspense>
      ) : null}
      {/* A win is told by a notification too: without an unread one there is none to look for. */}
      {path === '/' && (count ?? 0) > 0 ? (
        <Suspense fallback={null}>
          <homeWin.Screen />
        </Suspense>
      ) : null}
    </>
  );
}
