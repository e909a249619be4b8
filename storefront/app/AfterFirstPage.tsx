import { useEffect } from 'react';
import { useLateCart } from '../state/cart/useLateCart';
import { LatePopups } from './LatePopups';
import { sidebar } from './layouts/sidebar';
import { loadOnce } from './loadOnce';
import { useHeadStart } from './useHeadStart';

const cartCode = loadOnce(() => import('../state/cart/cart'));

/**
 * All that no first page waits for: the cart's effects, the popups, the sidebar. Each of them also comes at once when
 * something needs it: the cart with a screen that uses it, a popup when it opens, the sidebar with its button.
 */
export function AfterFirstPage() {
  const isTime = useHeadStart();
  const cart = useLateCart();

  useEffect(() => {
    if (!isTime) return;
    cartCode().then(
      ({ createCart }) => cart.open(createCart),
      // Without its code the cart stays as it was saved; the next screen that uses it brings the code again.
      () => undefined,
    );
    void sidebar.preload();
  }, [isTime, cart]);

  return <LatePopups isTime={isTime} />;
}
