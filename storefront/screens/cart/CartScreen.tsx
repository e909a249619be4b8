import { useCart } from '../../state/cart/useCart';
import { CartList } from './parts/CartList';
import { EmptyCart } from './parts/EmptyCart';
import { useUndo } from './parts/useUndo';

export default function CartScreen() {
  const { items } = useCart();
  const undo = useUndo();
  return items.length === 0 ? <EmptyCart undo={undo} /> : <CartList undo={undo} />;
}
