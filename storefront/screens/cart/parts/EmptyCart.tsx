import { texts } from '@veloc/rules';
import { ButtonLink, EmptyState, PageHeader, Stack } from '@veloc/ui';
import { DefaultLayout } from '../../../shared/layouts/Layout';
import * as styles from '../CartScreen.css';
import { DroppedNotice } from './DroppedNotice';
import { UndoNotice } from './UndoNotice';
import type { CartUndo } from './useCartUndo';
import * as paths from '../../../shared/paths';

/** An empty cart is one of the main pages: it leads on by the tab bar. */
export function EmptyCart({ undo }: { undo: CartUndo }) {
  return (
    <DefaultLayout>
      <PageHeader title="Giỏ hàng" />
      <main className={styles.empty}>
        <Stack gap={8} className={styles.top}>
          <UndoNotice undo={undo} />
          <DroppedNotice />
        </Stack>
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
      </main>
    </DefaultLayout>
  );
}
