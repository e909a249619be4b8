import type { HistoryEntry } from '@veloc/rules';
import { Button, ButtonLink, Columns, Share2Icon, Stack, TicketPicture } from '@veloc/ui';
import { useState } from 'react';
import { SharePicture } from '../../../features/picture/SharePicture';
import { picturedDraws, pictureTitle, ticketPicture, type PicturedDraw } from '../../../features/picture/ticketPicture';
import * as paths from '../../../shared/paths';
import * as styles from '../../../features/ticket/Ticket.css';

/** One picture of the list, with the way to its own page. */
function PictureCard({ draw, href }: { draw: PicturedDraw; href: string }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <Stack as="article" aria-label={pictureTitle(draw)} gap={10} className={styles.listedPicture}>
      <TicketPicture {...ticketPicture(draw)} />
      <Columns>
        <ButtonLink kind="outline" href={href}>
          Xem vé
        </ButtonLink>
        <Button kind="outline" icon={<Share2Icon />} onClick={() => setSharing(true)}>
          Chia sẻ
        </Button>
      </Columns>
      <SharePicture draw={draw} open={isSharing} onClose={() => setSharing(false)} />
    </Stack>
  );
}

/** The pictures of one purchase. */
export function PurchasePictures({ entry }: { entry: HistoryEntry }) {
  return picturedDraws(entry).map((draw, place) => (
    <PictureCard
      key={draw.tickets[0].ticketId}
      draw={draw}
      href={place > 0 ? paths.ticketPictureOf(entry.id, place) : paths.ticketImagesOf(entry.id)}
    />
  ));
}
