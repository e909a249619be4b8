import { Card, Money, SectionHeading, StatusBadge, TicketLine, TrophyIcon } from '@veloc/ui';
import type { GameResult } from '@veloc/rules';
import { useTicketHistory } from '../../../data/useTicketHistory';
import { heldTicket, matchCount } from '../../ticket/heldTicket';

/** The player's own tickets of this draw, held against it; nothing for a guest or one who did not play it. */
export function MyTickets({ result }: { result: GameResult }) {
  const { items } = useTicketHistory(result.gameId);
  const tickets = items.flatMap(({ listPeriod }) =>
    listPeriod.filter(({ periodId }) => periodId === result.periodId).flatMap((period) => period.tickets),
  );
  if (tickets.length === 0) return null;
  const prize = tickets.reduce((sum, ticket) => sum + ticket.prize, 0);
  return (
    <section aria-label="Vé của bạn kỳ này">
      <SectionHeading
        aside={
          prize > 0 ? (
            <StatusBadge tone="gold" icon={<TrophyIcon />}>
              Trúng <Money amount={prize} />
            </StatusBadge>
          ) : null
        }
      >
        Vé của bạn kỳ này
      </SectionHeading>
      <Card inset="small" data-game={result.gameId}>
        {tickets.map((ticket) => {
          const held = heldTicket(result.gameId, ticket, result.numbers, result.special);
          return (
            <TicketLine
              key={ticket.ticketId}
              code={ticket.code}
              {...held}
              note={
                held.matched
                  ? `Trùng ${matchCount(held)} số · ${ticket.prize > 0 ? 'Trúng giải' : 'Chưa trúng giải'}`
                  : 'Đã hủy'
              }
              isWon={ticket.prize > 0}
            />
          );
        })}
      </Card>
    </section>
  );
}
