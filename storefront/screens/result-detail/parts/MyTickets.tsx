import {
  Card,
  Facts,
  FoldCard,
  formatMoney,
  Money,
  Notice,
  SectionHeading,
  SproutIcon,
  StatusBadge,
  TicketLine,
  TrophyIcon,
} from '@veloc/ui';
import type { GameId, GameResult, HistoryTicket } from '@veloc/rules';
import { heldTicket, matchBeside, type HeldTicket } from '../../../features/ticket/heldTicket';
import {
  copiesLabel,
  copyCount,
  hasWon,
  isLost,
  LOST_SENTENCE,
  stateLabel,
  ticketState,
} from '../../../features/ticket/ticketState';
import { paidAndWon, stakeToTell } from '../../../features/ticket/stake';
import { tiersOf } from '../../../features/ticket/tiers';
import * as styles from '../../../features/result/Result.css';
import { byPrize } from '../../../features/ticket/bestTicket';
import { betLabel } from '../../../games/gamePresentations';

interface MyTicketsProps {
  result: GameResult;
  tickets: readonly HistoryTicket[];
  /** Whose tickets they are, where the draw settles several games. @default the result's */
  gameId?: GameId;
  /** @default 'Vé của bạn' */
  title?: string;
}

/** The player's own tickets of this draw, held against it; nothing for a guest or one who did not play it. */
export function MyTickets({ result, tickets, gameId = result.gameId, title = 'Vé của bạn' }: MyTicketsProps) {
  if (tickets.length === 0) return null;
  const prize = tickets.reduce((sum, ticket) => sum + ticket.prize, 0);
  const stake = stakeToTell(tickets);
  const { shown, folded } = byPrize(tickets);
  return (
    <section aria-label={title}>
      <SectionHeading
        aside={
          stake !== null ? (
            <StatusBadge>{paidAndWon(stake, prize)}</StatusBadge>
          ) : prize > 0 ? (
            <StatusBadge tone="gold" icon={<TrophyIcon />}>
              Trúng <Money amount={prize} />
            </StatusBadge>
          ) : null
        }
      >
        {title}
      </SectionHeading>
      {isLost(tickets) ? (
        <Notice tone="plain" icon={<SproutIcon />}>
          {LOST_SENTENCE}
        </Notice>
      ) : null}
      {shown.length > 0 ? <Lines tickets={shown} result={result} gameId={gameId} /> : null}
      {folded.length > 0 ? (
        <FoldCard label={`${copyCount(folded)} vé không trúng`} className={shown.length > 0 ? styles.fold : undefined}>
          <Lines tickets={folded} result={result} gameId={gameId} />
        </FoldCard>
      ) : null}
    </section>
  );
}

function Lines({ tickets, result, gameId }: { tickets: readonly HistoryTicket[]; result: GameResult; gameId: GameId }) {
  return (
    <Card inset="small" data-accent={gameId}>
      {tickets.map((ticket) => {
        const held = heldTicket(ticket, result.numbers, result.special);
        return (
          <TicketLine
            key={ticket.ticketId}
            code={ticket.code}
            {...held}
            note={factsOrNone([
              betLabel(ticket),
              copiesLabel(ticket),
              // The draws of another game pay a ticket by other rules.
              ...outcomeFacts(ticket, held, ticket.gameId === result.gameId ? tiersOf(ticket, result) : []),
            ])}
            isWon={hasWon(ticket)}
          />
        );
      })}
    </Card>
  );
}

const factsOrNone = (facts: readonly (string | null)[]) => (facts.some(Boolean) ? <Facts facts={facts} /> : null);

/** 'Trùng 4 số', 'Giải Nhì' and '300.000 ₫'; of one that has won nothing just that, and nothing before it is judged. */
function outcomeFacts(ticket: HistoryTicket, held: HeldTicket, tiers: readonly string[]): string[] {
  const state = ticketState(ticket);
  if (state === 'refunded' || state === 'lost') return [stateLabel[state]];
  if (!hasWon(ticket)) return [];
  const outcome = tiers.length > 0 ? tiers.join(', ') : 'Trúng giải';
  return [matchBeside(outcome, held), outcome, ticket.prize > 0 ? formatMoney(ticket.prize) : ''].filter(Boolean);
}
