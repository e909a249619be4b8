import { Card, Money, SectionHeading, StatusBadge, TicketLine, TrophyIcon } from '@veloc/ui';
import type { GameResult, HistoryTicket } from '@veloc/rules';
import { heldTicket, matchWords, type HeldTicket } from '../../ticket/heldTicket';
import { copiesWords } from '../../ticket/ticketState';
import { tiersOf } from '../../ticket/tiers';

interface MyTicketsProps {
  result: GameResult;
  tickets: readonly HistoryTicket[];
}

/** The player's own tickets of this draw, held against it; nothing for a guest or one who did not play it. */
export function MyTickets({ result, tickets }: MyTicketsProps) {
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
              note={[copiesWords(ticket), noteOf(held, tiersOf(ticket, result), ticket.prize > 0)]
                .filter(Boolean)
                .join(' · ')}
              isWon={ticket.prize > 0}
            />
          );
        })}
      </Card>
    </section>
  );
}

/** 'Trùng 4 số · Giải Nhì'. */
function noteOf(held: HeldTicket, tiers: readonly string[], hasWon: boolean): string {
  if (!held.matched) return 'Đã hủy';
  const outcome = tiers.length > 0 ? tiers.join(', ') : hasWon ? 'Trúng giải' : 'Chưa trúng giải';
  return held.numbers.length > 0 ? `${matchWords(held)} · ${outcome}` : outcome;
}
