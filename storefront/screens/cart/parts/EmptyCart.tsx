import { texts } from '@veloc/rules';
import { Button, ButtonLink, EmptyState, PageHeader, Stack } from '@veloc/ui';
import { DefaultLayout } from '../../../shared/layouts/Layout';
import { safeStorage } from '../../../lib/browserStorage';
import { hasWaitingCart } from '../../../state/session/sessionStorage';
import { usePopups, useSession } from '../../../state/contexts';
import * as styles from '../CartScreen.css';
import { DroppedNotice } from './DroppedNotice';
import { UndoNotice } from './UndoNotice';
import type { CartUndo } from './useCartUndo';
import * as paths from '../../../shared/paths';

const storage = safeStorage(() => localStorage);

/** The cart of a player whose session has run out: the server keeps it. */
function WaitingCart() {
  const { openLogin } = usePopups();
  return (
    <EmptyState
      title="Đăng nhập để thấy giỏ hàng của bạn"
      action={
        <Stack gap={4} className={styles.actions}>
          <Button wide onClick={openLogin}>
            {texts.login}
          </Button>
          <ButtonLink href="/" kind="ghost" wide>
            Chọn trò chơi
          </ButtonLink>
        </Stack>
      }
    >
      Phiên đăng nhập đã hết hạn. Giỏ hàng đã lưu sẽ hiện lại sau khi bạn đăng nhập.
    </EmptyState>
  );
}

/** An empty cart is one of the main pages: it leads on by the tab bar. */
export function EmptyCart({ undo }: { undo: CartUndo }) {
  const { isLoggedIn } = useSession();
  const isWaiting = !isLoggedIn && undo.happening === null && hasWaitingCart(storage);
  return (
    <DefaultLayout>
      <PageHeader title="Giỏ hàng" />
      <main className={styles.empty}>
        <Stack gap={8} className={styles.top}>
          <UndoNotice undo={undo} />
          <DroppedNotice />
        </Stack>
        {isWaiting ? (
          <WaitingCart />
        ) : (
          <EmptyState
            title={texts.cartEmpty}
            action={
              <Stack gap={4} className={styles.actions}>
                <ButtonLink href="/" wide>
                  Chọn trò chơi
                </ButtonLink>
                <ButtonLink href={paths.tickets} kind="ghost" wide>
                  Xem vé đã mua
                </ButtonLink>
              </Stack>
            }
          >
            Gieo vài con số để bắt đầu. Vé bạn chọn sẽ nằm ở đây trong 24 giờ.
          </EmptyState>
        )}
      </main>
    </DefaultLayout>
  );
}
