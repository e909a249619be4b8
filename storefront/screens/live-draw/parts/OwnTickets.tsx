import { texts, type GameResult, type HistoryTicket } from '@veloc/rules';
import { Card, Facts, formatMoney, SectionHeading, StageTicket, Text } from '@veloc/ui';
import { heldLine } from '../../../features/ticket/heldTicket';
import { copiesLabel, copyCount, hasWon, ticketState } from '../../../features/ticket/ticketState';
import type { PlayedTicket } from '../../../features/ticket/useMyTickets';
import { betLabel, playNote } from '../../../games/gamePresentations';

interface OwnTicketsProps {
  played: readonly PlayedTicket[];
  /** What was drawn so far. */
  drawn: Pick<GameResult, 'numbers' | 'special'> | null;
  /** Whether what they have won may be told: never before the last number. */
  isOver: boolean;
}

/** The player's tickets of the draw, whose numbers fill while it goes on. */
export function OwnTickets({ played, drawn, isOver }: OwnTicketsProps) {
  const tickets = played.map(({ ticket }) => ticket);
  const price = tickets.reduce((sum, ticket) => sum + ticket.price, 0);
  return (
    <section aria-label="Vé của bạn">
      <SectionHeading
        aside={
          <Text as="span" size="label" tone="soft">
            {copyCount(tickets)} vé · {formatMoney(price)}
          </Text>
        }
      >
        Vé của bạn
      </SectionHeading>
      <Card inset="none">
        {tickets.map((ticket) => (
          <OwnTicket key={ticket.ticketId} ticket={ticket} drawn={drawn} isOver={isOver} />
        ))}
      </Card>
    </section>
  );
}

function OwnTicket({ ticket, drawn, isOver }: { ticket: HistoryTicket } & Omit<OwnTicketsProps, 'played'>) {
  const state = isOver ? ticketState(ticket) : 'waiting';
  const shown = state === 'won' ? 'won' : state === 'waiting' ? 'waiting' : 'lost';
  const held = heldLine(ticket, drawn?.numbers ?? [], drawn?.special ?? []);
  return (
    <StageTicket
      data-accent={ticket.gameId}
      code={ticket.code}
      numbers={held.numbers}
      bonus={held.bonus}
      hits={held.matched ?? []}
      bonusHits={held.matchedBonus}
      state={shown}
      note={<Facts facts={noteOf(ticket, state)} />}
    />
  );
}

function noteOf(ticket: HistoryTicket, state: ReturnType<typeof ticketState>): (string | null)[] {
  if (state === 'won' && hasWon(ticket)) {
    return [ticket.prize > 0 ? `Trúng ${formatMoney(ticket.prize)}` : 'Trúng giải cao nhất, chờ công bố số tiền'];
  }
  if (state === 'lost') return ['Không trúng'];
  if (state === 'refunded') return ['Đã hoàn tiền'];
  const play = betLabel(ticket) || playNote(ticket, texts.ordinaryTicket);
  return [play, formatMoney(ticket.price), copiesLabel(ticket)];
}
