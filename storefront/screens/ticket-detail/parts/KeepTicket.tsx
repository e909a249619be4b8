import type { HistoryDetail } from '@veloc/rules';
import { Button, ButtonLink, Columns, ImageDownIcon, PrinterIcon } from '@veloc/ui';
import { useState } from 'react';
import { useNavigateIfMounted } from '../../../shared/navigation';
import { useQueueForPrinting } from '../../../data/tickets';
import { usePopups } from '../../../state/contexts';
import { ticketsOf, ticketState } from '../../../features/ticket/ticketState';
import * as paths from '../../../shared/paths';

/** Ways to hold a purchase in the hand: as pictures, and on paper once it is paid. */
export function KeepTicket({ detail }: { detail: HistoryDetail }) {
  const navigateIfMounted = useNavigateIfMounted();
  const { warnOfFailure } = usePopups();
  const queue = useQueueForPrinting();
  const [isBusy, setBusy] = useState(false);
  const paid = ticketsOf(detail).filter((ticket) => ['waiting', 'won', 'lost'].includes(ticketState(ticket)));
  if (paid.length === 0) return null;

  const print = async () => {
    setBusy(true);
    try {
      await queue(paid.map(({ ticketId }) => ticketId));
      navigateIfMounted(paths.printQueue);
    } catch (error) {
      warnOfFailure(error);
      setBusy(false);
    }
  };
  return (
    <Columns>
      <ButtonLink kind="tonal" size="medium" icon={<ImageDownIcon />} href={paths.ticketImagesOf(detail.id)}>
        Lưu ảnh vé
      </ButtonLink>
      <Button kind="tonal" size="medium" icon={<PrinterIcon />} isLoading={isBusy} onClick={() => void print()}>
        In vé
      </Button>
    </Columns>
  );
}
