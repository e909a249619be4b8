import { Suspense, use, useEffect } from 'react';
import { useRouter } from 'wouter';
import { usePeriods } from '../data/usePeriods';
import { RoutesContext } from '../shared/route';
import { useLazyCart, usePopups, useSession } from '../state/contexts';
import { LazyPopups } from './LazyPopups';
import { sidebar } from '../shared/layouts/Layout';
import { lazyScreen, loadOnce } from '../shared/lazyScreen';
import { useAfterFirstPaint } from '../shared/pageLifecycle';

const playerData = lazyScreen(() => import('./PlayerData'));
const countClosed = lazyScreen(async () => ({
  default: (await import('../features/order/useClosedLines')).CountClosed,
}));
const cartCode = loadOnce(() => import('../state/cart/cart'));
const deviceCode = loadOnce(() => import('../state/kept/onDevice'));
const transitionCode = loadOnce(() => import('./viewTransition'));

/**
 * All that no first page waits for: the cart's effects, the popups, the sidebar, a player's own data. Each of them also
 * comes at once when something needs it: the cart with a screen that uses it, a popup when it opens, the sidebar with
 * its button. How one page becomes the next is seen from then on.
 */
export function AfterFirstPage() {
  const isTime = useAfterFirstPaint();
  const cart = useLazyCart();
  const { isLoggedIn, get, subscribe } = useSession();
  const popups = usePopups();
  // Asked for here, where it is known already: a component that comes later would ask the server once more.
  const { entries } = usePeriods();
  const { parser } = useRouter();
  const routes = use(RoutesContext);

  useEffect(() => {
    if (!isTime) return undefined;
    const over = new AbortController();
    cartCode().then(
      ({ createCart }) => cart.open(createCart),
      // Without its code the cart stays as it was saved; the next screen that uses it brings the code again.
      () => undefined,
    );
    transitionCode().then(
      ({ startTransitions }) => startTransitions(routes, parser, over.signal),
      // Pages change at once.
      () => undefined,
    );
    void sidebar.preload();
    deviceCode().then(
      ({ startOnDevice }) => startOnDevice(popups, { get, subscribe }, over.signal),
      // Without it the shop needs a network to open, as before.
      () => undefined,
    );
    return () => over.abort();
  }, [isTime, cart, routes, parser, popups, get, subscribe]);

  return (
    <>
      <LazyPopups isTime={isTime} />
      <Suspense fallback={null}>
        {isTime ? <countClosed.Screen entries={entries} /> : null}
        {isTime && isLoggedIn ? <playerData.Screen /> : null}
      </Suspense>
    </>
  );
}
