import { useCart } from '../../state/cart/useCart';
import { useSession } from '../../state/session/useSession';
import { CartList } from './parts/CartList';
import { CartLoading } from './parts/CartLoading';
import { EmptyCart } from './parts/EmptyCart';
import { useUndo } from './parts/useUndo';

export default function CartScreen() {
  const { items, lastSyncAt } = useCart();
  const { isLoggedIn } = useSession();
  const undo = useUndo();
  if (items.length > 0) return <CartList undo={undo} />;
  const isUnknown = isLoggedIn && lastSyncAt === null && undo.happening === null;
  return isUnknown ? <CartLoading /> : <EmptyCart undo={undo} />;
}
