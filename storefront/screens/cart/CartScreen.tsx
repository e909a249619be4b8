import { useCart } from '../../state/cart/useCart';
import { CartList } from './parts/CartList';
import { EmptyCart } from './parts/EmptyCart';
import { useUndo } from './parts/useUndo';

export default function CartScreen() {
  const { items } = useCart();
  const undo = useUndo();
  return items.length === 0 && undo.removed.length === 0 ? <EmptyCart /> : <CartList undo={undo} />;
}
