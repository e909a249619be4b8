import { gameConfig, texts, type GameResult, type HistoryTicket } from '@veloc/rules';
import { Card, Facts, formatMoney, SectionHeading, Stack, StageTicket, Text } from '@veloc/ui';
import { heldLine } from '../../../features/ticket/heldTicket';
import { copiesLabel, copyCount, ticketState } from '../../../features/ticket/ticketState';
import type { PlayedTicket } from '../../../features/ticket/useMyTickets';
import { betLabel, playNote } from '../../../games/gamePresentations';
import { isSettled, outcomeFacts, ownGames } from '../ownTickets';

interface OwnTicketsProps {
  played: readonly PlayedTicket[];
  /** What was drawn so far. */
  drawn: Pick<GameResult, 'numbers' | 'special'> | null;
  /** Whether what they have won may be told: never before the last number. */
  isOver: boolean;
}

/** The player's tickets of the draw, game by game, whose numbers fill while it goes on; then those that have won first. */
export function OwnTickets({ played, drawn, isOver }: OwnTicketsProps) {
  const tickets = played.map(({ ticket }) => ticket);
  const price = tickets.reduce((sum, ticket) => sum + ticket.price, 0);
  const isFinal = isOver && isSettled(tickets);
  const games = ownGames(tickets, isFinal);
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
      {/* Rows that were there before would move to their new place (a layout shift). */}
      <Stack key={isFinal ? 'final' : 'running'} gap={12}>
        {games.map(({ gameId, tickets: own }) => (
          <Stack key={gameId} gap={6}>
            {games.length > 1 ? (
              <Text as="h3" size="label" weight="bold" tone="soft">
                {gameConfig[gameId].title} · {copyCount(own)} vé
              </Text>
            ) : null}
            <Card inset="none">
              {own.map((ticket) => (
                <OwnTicket key={ticket.ticketId} ticket={ticket} drawn={drawn} isOver={isOver} />
              ))}
            </Card>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

function OwnTicket({ ticket, drawn, isOver }: { ticket: HistoryTicket } & Omit<OwnTicketsProps, 'played'>) {
  const state = isOver ? ticketState(ticket) : 'waiting';
  const shown = state === 'won' ? 'won' : state === 'waiting' ? 'waiting' : 'lost';
  const held = heldLine(ticket, drawn?.numbers ?? [], drawn?.special ?? []);
  const play = betLabel(ticket) || playNote(ticket, texts.ordinaryTicket);
  const facts = shown === 'waiting' ? [play, formatMoney(ticket.price)] : [play, ...outcomeFacts(ticket, held)];
  return (
    <StageTicket
      data-accent={ticket.gameId}
      code={ticket.code}
      numbers={held.numbers}
      bonus={held.bonus}
      hits={held.matched ?? []}
      bonusHits={held.matchedBonus}
      state={shown}
      note={<Facts facts={[...facts, copiesLabel(ticket)]} />}
    />
  );
}
