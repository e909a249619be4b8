import { BackHeader } from '../../shared/layouts/BackHeader';
import { vietnamClock } from '@veloc/rules';
import { Card, Page, PageLayout, ReceiptFacts, Stack, StatusBadge, Text } from '@veloc/ui';
import * as place from '../../shared/place.css';
import { createCart } from '../../state/cart/cart';
import { useCart } from '../../state/cart/useCart';
import { useLazyCart, useServerClock, useSession } from '../../state/contexts';
import { useStore } from '../../lib/store';
import { figureLabel } from '../../features/ticket/TicketFigures';
import { Transitions } from './parts/Transitions';
import { lineFacts, stateFacts } from './stateFacts';
import { ticketFigures } from '../../games/gamePresentations';

/** The cart's state and sync errors as they change, and a button for each transition. */
export default function TestCartScreen() {
  const { isLoggedIn } = useSession();
  const now = useServerClock();
  const { chosen } = useCart();
  const cart = useLazyCart().open(createCart);
  const { cart: state } = useStore(cart);
  return (
    <PageLayout>
      <BackHeader title="Kiểm tra giỏ hàng">
        <StatusBadge>{isLoggedIn ? 'Đã đăng nhập' : 'Khách'}</StatusBadge>
      </BackHeader>
      <Page as="main" start={12}>
        <Stack as="section" gap={8} className={place.section}>
          <Text as="h2" size="subtitle" weight="bold">
            Thao tác
          </Text>
          <Transitions cart={cart} hasDropped={state.dropped.length > 0} />
        </Stack>
        <Stack as="section" gap={8} className={place.section}>
          <Text as="h2" size="subtitle" weight="bold">
            Trạng thái
          </Text>
          <Card>
            <ReceiptFacts facts={stateFacts(state, chosen, now())} />
          </Card>
        </Stack>
        <Stack as="section" gap={8} className={place.section}>
          <Text as="h2" size="subtitle" weight="bold">
            Dòng vé ({state.items.length})
          </Text>
          <Card>
            <Stack className={place.anywhere}>
              {state.items.length === 0 ? <Text tone="soft">Giỏ hàng chưa có dòng nào.</Text> : null}
              {state.items.map((line) => (
                <div key={line.id}>
                  <Text weight="bold">
                    {line.gameName} · {figureLabel(ticketFigures(line))}
                  </Text>
                  <Text size="label" tone="soft">
                    {lineFacts(line)}
                  </Text>
                </div>
              ))}
            </Stack>
          </Card>
        </Stack>
        <Stack as="section" gap={8} className={place.section}>
          <Text as="h2" size="subtitle" weight="bold">
            Lỗi đồng bộ ({state.syncErrors.length})
          </Text>
          <Card>
            <Stack className={place.anywhere}>
              {state.syncErrors.length === 0 ? <Text tone="soft">Không có lỗi nào.</Text> : null}
              {state.syncErrors.toReversed().map((failure) => (
                <div key={`${failure.timestamp} ${failure.operation} ${failure.retryCount}`}>
                  <Text weight="bold">
                    {failure.operation} · {vietnamClock(failure.timestamp)}
                  </Text>
                  <Text size="label" tone="soft">
                    {failure.message} · lần thử {failure.retryCount}
                  </Text>
                </div>
              ))}
            </Stack>
          </Card>
        </Stack>
      </Page>
    </PageLayout>
  );
}
