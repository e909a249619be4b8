import { Button, Notice, Undo2Icon, WifiOffIcon } from '@veloc/ui';
import { useCart } from '../../../state/cart/useCart';
import type { Undo } from './useUndo';

/** What the player should know before the lines: what was just taken out, and what the server has not heard of. */
export function CartNotices({ undo }: { undo: Undo }) {
  const { items, networkStatus } = useCart();
  const unsent = items.filter(({ syncError, needsSync }) => syncError !== null && needsSync).length;
  const { removed } = undo;
  return (
    <>
      {removed.length > 0 ? (
        <Notice
          role="status"
          tone="info"
          action={
            <Button kind="ghost" size="medium" icon={<Undo2Icon />} onClick={undo.restore}>
              Hoàn tác
            </Button>
          }
        >
          {removed.length === 1 ? `Đã xóa ${removed[0]?.gameName}` : `Đã xóa ${removed.length} dòng vé`}
        </Notice>
      ) : null}
      {networkStatus === 'offline' || unsent > 0 ? (
        <Notice role="status" tone="warning" icon={<WifiOffIcon />}>
          {unsent > 0
            ? `${unsent === 1 ? 'Một vé' : `${unsent} dòng vé`} chưa lưu được lên máy chủ. Vé vẫn nằm an toàn trong giỏ và sẽ được gửi lại tự động.`
            : 'Mất mạng. Vé vẫn nằm trong giỏ.'}
        </Notice>
      ) : null}
    </>
  );
}
