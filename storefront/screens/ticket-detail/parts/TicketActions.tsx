import { gameConfig, type HistoryDetail } from '@veloc/rules';
import {
  ImageDownIcon,
  LandmarkIcon,
  LayersIcon,
  ListGroup,
  ListRow,
  PrinterIcon,
  RotateCwIcon,
  ShuffleIcon,
  TrophyIcon,
} from '@veloc/ui';
import { Suspense, useState } from 'react';
import { useQueueForPrinting } from '../../../data/tickets';
import { keepable } from '../../../features/ticket/TicketFigures';
import { rewardHref } from '../../../features/ticket/ticketIds';
import { firstWayOn, purchaseState, ticketsOf, ticketState } from '../../../features/ticket/ticketState';
import { lazyScreen } from '../../../shared/lazyScreen';
import { useNavigateIfMounted } from '../../../shared/navigation';
import * as paths from '../../../shared/paths';
import { useHasRoute } from '../../../shared/route';
import { useTask } from '../../../shared/useTask';
import { usePopups } from '../../../state/contexts';
import type { BuyAgain } from './useBuyAgain';

const sheet = lazyScreen(async () => ({
  default: (await import('../../../features/numbers/SaveNumbersSheet')).SaveNumbersSheet,
}));

interface TicketActionsProps {
  detail: HistoryDetail;
  /** Its prize money can be moved from here. */
  hasPrize: boolean;
  again: BuyAgain | null;
}

/** What else can be done with a purchase, a quiet row each: the one loud button is the foot's. */
export function TicketActions({ detail, hasPrize, again }: TicketActionsProps) {
  const navigateIfMounted = useNavigateIfMounted();
  const { warnOfFailure } = usePopups();
  const isServed = useHasRoute();
  const queue = useQueueForPrinting();
  const [isSaving, setSaving] = useState(false);
  const task = useTask();
  const { href } = gameConfig[detail.gameId];
  // Each draw of a purchase has the same tickets.
  const tickets = detail.listPeriod[0]?.tickets ?? [];
  const kept = purchaseState(detail) === 'unpaid' ? [] : keepable(tickets);
  const paid = ticketsOf(detail).filter((ticket) => ['waiting', 'won', 'lost'].includes(ticketState(ticket)));
  // Where the foot leads elsewhere, the way to the next draw stands here.
  const leadsOn = (again?.isFirst || firstWayOn(detail) !== 'nextDraw') && isServed(href);

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
      {hasPrize || again || leadsOn || kept.length > 0 || paid.length > 0 ? (
        <ListGroup aria-label="Với vé này">
          {hasPrize ? (
            <>
              <ListRow icon={<TrophyIcon />} title="Xem tiền thưởng" href={rewardHref(detail)} />
              <ListRow icon={<LandmarkIcon />} title="Rút thưởng" href={paths.withdrawReward} />
            </>
          ) : null}
          {again && !again.isFirst ? <ListRow icon={<RotateCwIcon />} title={again.label} onPress={again.ask} /> : null}
          {leadsOn ? <ListRow icon={<ShuffleIcon />} title="Chọn số kỳ tới" href={href} /> : null}
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
      <Suspense fallback={null}>
        <sheet.Screen open={isSaving} tickets={kept} onClose={() => setSaving(false)} />
      </Suspense>
    </>
  );
}
