import { gameConfig, type HistoryPeriod, type HistoryTicket } from '@veloc/rules';
import { formatMoney, type TicketPictureProps } from '@veloc/ui';
import { hiddenPhone } from '../../shared/copy/format';
import { drawnAtLabel } from '../../features/ticket/detailLabels';
import { codeLabel, shortCode } from '../../features/ticket/ticketIds';
import { copiesLabel, stateLabel, ticketState } from '../../features/ticket/ticketState';
import { methodLabel, ticketFigures } from '../../games/gamePresentations';

interface Bought {
  orderId: string;
  period: Pick<HistoryPeriod, 'name' | 'resultDate'>;
  ticket: HistoryTicket;
  /** The buyer's number; only its ends are written. */
  phone: string | undefined;
}

/** What the picture of a ticket says. It may go from hand to hand, so it names nobody. */
export function ticketPicture({ orderId, period, ticket, phone }: Bought): Omit<TicketPictureProps, 'ref'> {
  const { gameId } = ticket;
  const { balls, bonus, groups } = ticketFigures(ticket);
  const state = ticketState(ticket);
  const price = [formatMoney(ticket.price), copiesLabel(ticket)].filter(Boolean).join(' · ');
  return {
    accent: gameId,
    title: gameConfig[gameId].title,
    subtitle: drawnAtLabel(period),
    shop: 'Vé Lộc',
    play: [`Vé ${ticket.code}`, methodLabel(ticket)].filter(Boolean).join(' · '),
    numbers: balls.length > 0 ? balls : groups,
    bonus,
    facts: [
      { name: codeLabel.ticket, value: shortCode(ticket.ticketId) },
      { name: codeLabel.order, value: shortCode(orderId) },
      { name: 'Tiền vé', value: price },
      {
        name: 'Trạng thái',
        value: state === 'won' && ticket.prize > 0 ? `Trúng ${formatMoney(ticket.prize)}` : stateLabel[state],
      },
      ...(phone ? [{ name: 'Người mua', value: hiddenPhone(phone) }] : []),
    ],
  };
}
