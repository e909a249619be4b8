import type { GameId, HistoryPeriod, HistoryTicket } from '@veloc/rules';
import { Button, TicketPicture } from '@veloc/ui';
import { useRef } from 'react';
import { usePicture } from '../../../shared/usePicture';
import { useSession } from '../../../state/session/useSession';
import { shortCode } from '../../../features/ticket/shortCode';
import { pngOf } from '../picture';
import { ticketPicture } from '../ticketPicture';
import * as styles from '../TicketImagesScreen.css';

interface PictureCardProps {
  gameId: GameId;
  orderId: string;
  period: HistoryPeriod;
  ticket: HistoryTicket;
}

/** One ticket as a picture, with ways to keep it. */
export function PictureCard({ gameId, orderId, period, ticket }: PictureCardProps) {
  const { user } = useSession();
  const drawing = useRef<SVGSVGElement>(null);
  const { isBusy, canShare, save, share } = usePicture({
    name: `ve-loc-${gameId}-${shortCode(ticket.ticketId)}`,
    draw: async () => drawing.current && pngOf(drawing.current),
    failure: 'Chưa tạo được ảnh vé trên máy này. Bạn có thể chụp màn hình để giữ vé.',
  });
  const { title, ...picture } = ticketPicture({ gameId, orderId, period, ticket, phone: user?.phone });
  return (
    <article aria-label={`${title}, ${picture.play}`} className={styles.card}>
      <TicketPicture ref={drawing} title={title} {...picture} />
      <div className={styles.actions}>
        <Button kind="outline" isLoading={isBusy} onClick={() => void save()}>
          Lưu ảnh
        </Button>
        {canShare ? (
          <Button isLoading={isBusy} onClick={() => void share()}>
            Chia sẻ
          </Button>
        ) : null}
      </div>
    </article>
  );
}
