import { gameName, type HistoryDetail } from '@veloc/rules';
import { IconLink, Share2Icon } from '@veloc/ui';
import { isHeld, ticketsOf } from '../../../features/ticket/ticketState';
import * as paths from '../../../shared/paths';

/**
 * Leads to the pictures of a purchase, which are what others may see: the page itself is the player's alone. None of what
 * is not paid for.
 */
export function ShareTicket({ detail }: { detail: HistoryDetail }) {
  const tickets = ticketsOf(detail);
  if (!tickets.some(isHeld)) return null;
  return (
    <IconLink
      tone="onColor"
      label={`Chia sẻ vé ${gameName(detail.gameId, tickets[0]?.ticket)}`}
      icon={<Share2Icon />}
      href={paths.ticketImagesOf(detail.id)}
    />
  );
}
