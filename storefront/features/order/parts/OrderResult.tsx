import type { OrderStatus, Order } from '@veloc/rules';
import {
  CheckIcon,
  ClockIcon,
  Divider,
  Inline,
  Page,
  Stack,
  Undo2Icon,
  XIcon,
  type NoticeProps,
  type StatusBadgeProps,
  Notice,
  Receipt,
  ReceiptFacts,
  StatusBadge,
  Text,
  TotalBox,
} from '@veloc/ui';
import { Fragment, useMemo } from 'react';
import { useServerClock } from '../../../state/contexts';
import { linesOf, statusSentence, statusLabel } from '../order';
import { orderFact } from '../../ticket/ticketIds';
import { boughtAt } from '../../ticket/detailLabels';
import { linesByGame } from '../groups';
import * as styles from '../Order.css';
import { ResultActions } from './ResultActions';
import { SlipLines } from './SlipLines';

interface Look {
  tone: NonNullable<StatusBadgeProps['tone']>;
  icon: StatusBadgeProps['icon'];
  notice: NonNullable<NoticeProps['tone']>;
}

/** How the state of an order looks, beside its words. */
const statusLooks: Readonly<Record<OrderStatus, Look>> = {
  pending: { tone: 'info', icon: <ClockIcon />, notice: 'info' },
  paid: { tone: 'success', icon: <CheckIcon />, notice: 'success' },
  cancelled: { tone: 'neutral', icon: <XIcon />, notice: 'info' },
  refunded: { tone: 'info', icon: <Undo2Icon />, notice: 'info' },
  expired: { tone: 'neutral', icon: <ClockIcon />, notice: 'warning' },
};

/** What became of an order, with all that was bought by it: by game, Keno on slips of six. */
export function OrderResult({ order }: { order: Order }) {
  const now = useServerClock();
  const { id, status, total, fee, paidAt } = order;
  const { notice, tone, icon } = statusLooks[status];
  const games = useMemo(() => linesByGame(linesOf(order)), [order]);
  const isPaid = paidAt !== null;
  return (
    <>
      <Page as="main" start={12}>
        <Notice role="status" tone={notice}>
          {statusSentence(order, now())}
        </Notice>
        <Receipt
          aria-label="Đơn hàng"
          below={
            <Stack>
              <TotalBox
                rows={[
                  { label: 'Phí', amount: fee },
                  { label: isPaid ? 'Đã thanh toán' : 'Tổng thanh toán', amount: total, emphasis: 'total' },
                ]}
              />
              <ReceiptFacts
                facts={[orderFact(id), ...(isPaid ? [{ label: 'Thanh toán lúc', value: boughtAt(paidAt) }] : [])]}
              />
            </Stack>
          }
        >
          <Inline gap={12} rowGap={6} justify="space-between">
            <Text as="h2" size="subtitle" weight="bold">
              Đơn hàng
            </Text>
            <StatusBadge tone={tone} icon={icon}>
              {statusLabel[status]}
            </StatusBadge>
          </Inline>
          {games.map((game, index) => (
            <Fragment key={game.gameId}>
              {isPaid && index > 0 ? <Divider className={styles.between} /> : null}
              <SlipLines order={order} game={game} isPaid={isPaid} />
            </Fragment>
          ))}
        </Receipt>
      </Page>
      <ResultActions order={order} gameId={games[0]?.gameId ?? 'keno'} />
    </>
  );
}
