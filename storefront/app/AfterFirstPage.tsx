import { Suspense, useEffect } from 'react';
import { useLazyCart, useSession } from '../state/contexts';
import { LazyPopups } from './LazyPopups';
import { sidebar } from '../shared/layouts/Layout';
import { lazyScreen, loadOnce } from '../shared/lazyScreen';
import { useAfterFirstPaint } from '../shared/pageLifecycle';

const playerData = lazyScreen(() => import('./PlayerData'));
const cartCode = loadOnce(() => import('../state/cart/cart'));

/**
 * All that no first page waits for: the cart's effects, the popups, the sidebar, a player's own data. Each of them also
 * comes at once when something needs it: the cart with a screen that uses it, a popup when it opens, the sidebar with
 * its button.
 */
export function AfterFirstPage() {
  const isTime = useAfterFirstPaint();
  const cart = useLazyCart();
  const { isLoggedIn } = useSession();

  useEffect(() => {
    if (!isTime) return;
    cartCode().then(
      ({ createCart }) => cart.open(createCart),
      // Without its code the cart stays as it was saved; the next screen that uses it brings the code again.
      () => undefined,
    );
    void sidebar.preload();
  }, [isTime, cart]);

  return (
    <>
      <LazyPopups isTime={isTime} />
      <Suspense fallback={null}>{isTime && isLoggedIn ? <playerData.Screen /> : null}</Suspense>
    </>
  );
}
