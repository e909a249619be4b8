import type { OrderStatus, Order } from '@veloc/rules';
import {
  CheckIcon,
  ClockIcon,
  ButtonLink,
  Divider,
  Inline,
  Page,
  RadioIcon,
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
import { usePeriods } from '../../../data/usePeriods';
import * as paths from '../../../shared/paths';
import { useServerClock } from '../../../state/contexts';
import { useIsPast } from '../../../state/server-clock/useIsPast';
import { firstStage, stageOf } from '../stageOf';
import { STAGE_OPENS } from '../../ticket/stagedDraw';
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
        {status === 'paid' ? <Stage order={order} /> : null}
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

/** The way to the draw, from minutes before it until as long after it. */
function Stage({ order }: { order: Order }) {
  const { entries } = usePeriods();
  const now = useServerClock();
  const lines = useMemo(() => linesOf(order), [order]);
  const at = firstStage(lines, entries, now())?.at;
  useIsPast(at === undefined ? null : at - STAGE_OPENS);
  useIsPast(at === undefined ? null : at + STAGE_OPENS);
  const stage = stageOf(lines, { entries, now: now() });
  if (!stage) return null;
  return (
    <ButtonLink kind="tonal" size="medium" wide icon={<RadioIcon />} href={paths.liveOf(stage.id)}>
      {stage.isDrawing ? 'Xem trường quay' : `Xem trường quay ${stage.time}`}
    </ButtonLink>
  );
}
