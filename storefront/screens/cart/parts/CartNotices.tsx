import { Notice, WifiOffIcon } from '@veloc/ui';
import { useCart } from '../../../state/cart/useCart';

/** What the server has not heard of, and that nothing is lost by it. */
export function CartNotices() {
  const { items, networkStatus } = useCart();
  const unsent = items.filter(({ syncError, needsSync }) => syncError !== null && needsSync).length;
  if (networkStatus === 'online' && unsent === 0) return null;
  return (
    <Notice role="status" tone="warning" icon={<WifiOffIcon />}>
      {unsent > 0
        ? `${unsent === 1 ? 'Một vé' : `${unsent} dòng vé`} chưa lưu được lên máy chủ. Vé vẫn nằm an toàn trong giỏ và sẽ được gửi lại tự động.`
        : 'Mất mạng. Vé vẫn nằm trong giỏ.'}
    </Notice>
  );
}
