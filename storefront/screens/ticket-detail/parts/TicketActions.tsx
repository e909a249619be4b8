import { gameConfig, isReadable, linePrice, type HistoryDetail, type HistoryTicket } from '@veloc/rules';
import {
  Button,
  formatMoney,
  ImageDownIcon,
  LayersIcon,
  ListGroup,
  ListRow,
  PrinterIcon,
  ShuffleIcon,
  TrophyIcon,
} from '@veloc/ui';
import { Suspense, useState } from 'react';
import { useQueueForPrinting } from '../../../data/tickets';
import { useGameEntry } from '../../../data/usePeriods';
import { useAskedPurchase } from '../../../features/quick-buy/AskedPurchase';
import { buyAgain } from '../../../features/quick-buy/quickBuy';
import { keepable } from '../../../features/ticket/TicketFigures';
import { rewardHref } from '../../../features/ticket/ticketIds';
import { purchaseState, ticketsOf, ticketState } from '../../../features/ticket/ticketState';
import { lazyScreen } from '../../../shared/lazyScreen';
import { useNavigateIfMounted } from '../../../shared/navigation';
import * as paths from '../../../shared/paths';
import { useHasRoute } from '../../../shared/route';
import { useTask } from '../../../shared/useTask';
import { usePopups } from '../../../state/contexts';

const sheet = lazyScreen(async () => ({
  default: (await import('../../../features/numbers/SaveNumbersSheet')).SaveNumbersSheet,
}));

interface TicketActionsProps {
  detail: HistoryDetail;
  /** The foot of the page is for the prize money, so what stands there else stands here. */
  hasPrize: boolean;
}

/** The same numbers in the next draw by one press; below it, in a row each, what else can be done with a purchase. */
export function TicketActions({ detail, hasPrize }: TicketActionsProps) {
  const navigateIfMounted = useNavigateIfMounted();
  const { warnOfFailure } = usePopups();
  const isServed = useHasRoute();
  const entry = useGameEntry(detail.gameId);
  const { ask, sheet: payment } = useAskedPurchase();
  const queue = useQueueForPrinting();
  const [isSaving, setSaving] = useState(false);
  const task = useTask();
  const { href } = gameConfig[detail.gameId];
  // Each draw of a purchase has the same tickets.
  const tickets = detail.listPeriod[0]?.tickets ?? [];
  const kept = purchaseState(detail) === 'unpaid' ? [] : keepable(tickets);
  const paid = ticketsOf(detail).filter((ticket) => ['waiting', 'won', 'lost'].includes(ticketState(ticket)));
  const again = kept.length > 0 ? buyAgain([detail]) : null;

  const print = () =>
    task.run(async () => {
      try {
        await queue(paid.map(({ ticketId }) => ticketId));
        navigateIfMounted(paths.printQueue);
      } catch (error) {
        warnOfFailure(error);
      }
    });
  return (
    <>
      {again ? (
        <Button kind="tonal" wide aria-disabled={!entry} onClick={() => ask(again)}>
          {`Mua lại ·\u00A0${formatMoney(sumOf(tickets))}`}
        </Button>
      ) : null}
      {hasPrize || kept.length > 0 || paid.length > 0 ? (
        <ListGroup aria-label="Với vé này">
          {hasPrize ? <ListRow icon={<TrophyIcon />} title="Xem tiền thưởng" href={rewardHref(detail)} /> : null}
          {hasPrize && href && isServed(href) ? (
            <ListRow icon={<ShuffleIcon />} title="Chọn số kỳ tới" href={href} />
          ) : null}
          {kept.length > 0 ? (
            <ListRow icon={<LayersIcon />} title="Lưu vào Sổ số" onPress={() => setSaving(true)} />
          ) : null}
          {paid.length > 0 ? (
            <>
              <ListRow icon={<ImageDownIcon />} title="Lưu ảnh vé" href={paths.ticketImagesOf(detail.id)} />
              <ListRow icon={<PrinterIcon />} title="In vé" aria-busy={task.isBusy} onPress={() => void print()} />
            </>
          ) : null}
        </ListGroup>
      ) : null}
      {payment}
      <Suspense fallback={null}>
        <sheet.Screen open={isSaving} tickets={kept} onClose={() => setSaving(false)} />
      </Suspense>
    </>
  );
}

/** Đồng for one draw of all of them. */
function sumOf(tickets: readonly HistoryTicket[]): number {
  return tickets
    .filter(isReadable)
    .reduce((sum, { copies, ...line }) => sum + copies * linePrice({ ...line, numberPeriod: 1 }), 0);
}
