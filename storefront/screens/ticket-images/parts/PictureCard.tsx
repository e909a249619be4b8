import type { HistoryPeriod, HistoryTicket, HistoryEntry } from '@veloc/rules';
import { Button, Columns, Stack, TicketPicture } from '@veloc/ui';
import { useRef } from 'react';
import * as styles from '../../../features/ticket/Ticket.css';
import { usePicture } from '../../../shared/usePicture';
import { useSession } from '../../../state/contexts';
import { shortCode, orderCode } from '../../../features/ticket/ticketIds';
import { pngOf } from '../picture';
import { ticketPicture } from '../ticketPicture';
import { isHeld } from '../../../features/ticket/ticketState';

interface PictureCardProps {
  orderId: string;
  period: HistoryPeriod;
  ticket: HistoryTicket;
}

/** One ticket as a picture, with ways to keep it. */
export function PictureCard({ orderId, period, ticket }: PictureCardProps) {
  const { user } = useSession();
  const drawing = useRef<SVGSVGElement>(null);
  const { isBusy, canShare, save, share } = usePicture({
    name: `ve-loc-${ticket.gameId}-${shortCode(ticket.ticketId)}`,
    draw: async () => drawing.current && pngOf(drawing.current),
    failure: 'Chưa tạo được ảnh vé trên máy này. Bạn có thể chụp màn hình để giữ vé.',
  });
  const { title, ...picture } = ticketPicture({ orderId, period, ticket, phone: user?.phone });
  return (
    <Stack as="article" aria-label={`${title}, ${picture.play}`} gap={10} className={styles.picture}>
      <TicketPicture ref={drawing} title={title} {...picture} />
      <Columns>
        <Button kind="outline" isLoading={isBusy} onClick={() => void save()}>
          Lưu ảnh
        </Button>
        {canShare ? (
          <Button isLoading={isBusy} onClick={() => void share()}>
            Chia sẻ
          </Button>
        ) : null}
      </Columns>
    </Stack>
  );
}

/** The pictures of one purchase: each ticket of each of its draws. What is not paid for is no ticket yet. */
export function PurchasePictures({ entry: { id, listPeriod } }: { entry: HistoryEntry }) {
  return listPeriod.flatMap((period) =>
    period.tickets
      .filter(isHeld)
      .map((ticket) => <PictureCard key={ticket.ticketId} orderId={orderCode(id)} period={period} ticket={ticket} />),
  );
}
