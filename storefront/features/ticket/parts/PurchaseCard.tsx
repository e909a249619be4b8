import { Fragment } from 'react';
import {
  CardLink,
  DrawResult,
  DrawTime,
  Facts,
  GameMark,
  Inline,
  Money,
  Sunburst,
  Text,
  TicketCard,
  TrophyIcon,
} from '@veloc/ui';
import { gameName, readPeriodId, vietnamDate, vietnamTime, type HistoryEntry } from '@veloc/rules';
import { dayName } from '../../../shared/copy/drawDay';
import { bestTicket, type BestTicket } from '../bestTicket';
import { heldTicket } from '../heldTicket';
import { copyCount, prizeTotal, purchaseState, stateLabel, ticketsOf, type PurchaseState } from '../ticketState';
import { openPayout, payoutLabel } from '../claim';
import { stakeToTell } from '../stake';
import { useFirstSight } from '../../reveal/seenWins';
import { cardWins } from '../../reveal/wonDraws';
import { channelLabel } from '../periodLabels';
import { stagedDraw, STAGE_OPENS } from '../stagedDraw';
import { ticketHref } from '../ticketIds';
import * as paths from '../../../shared/paths';
import * as styles from '../Ticket.css';
import { betLabel } from '../../../games/gamePresentations';
import { gamePages } from '../../../games/pages';

const stubTones: Readonly<Record<PurchaseState, 'info' | 'gold' | 'plain'>> = {
  unpaid: 'info',
  waiting: 'info',
  won: 'gold',
  lost: 'plain',
  refunded: 'plain',
  cancelled: 'plain',
};

/** Đồng from which on a prize has the foot of the ticket for itself, for it is wider than a stub. */
const LONG_PRIZE = 10_000_000;

/** As many balls stand beside the stub with another behind a plus before they have to be smaller. */
const ROOMY = 4;

interface PurchaseCardProps {
  entry: HistoryEntry;
  /** Ms since the epoch. */
  now: number;
  /** When the draw is that the card shows, in ms; null where only its day is known. */
  drawAt: number | null;
  /** How many draws the purchase still waits for. @default those of the entry */
  draws?: number;
  /** Its name's place among the headings of the page. @default 'h2' */
  heading?: 'h2' | 'h3';
}

/** One purchase in the list: its best ticket, how many more there are, and on the stub what became of it. */
export function PurchaseCard({
  entry,
  now,
  drawAt,
  draws = entry.listPeriod.length,
  heading = 'h2',
}: PurchaseCardProps) {
  const { gameId } = entry;
  const state = purchaseState(entry);
  const prize = state === 'won' ? prizeTotal(entry) : 0;
  const stake = state === 'won' ? stakeToTell(ticketsOf(entry)) : null;
  const isFirstSight = useFirstSight(cardWins(entry), now);
  const best = bestTicket(entry);
  // From five minutes before its draw on, a ticket that waits is on stage.
  const isOnStage = state === 'waiting' && drawAt !== null && now >= drawAt - STAGE_OPENS;
  const staged = isOnStage && best ? stagedDraw(best.period.periodId) : null;
  const held = best ? heldTicket(best.ticket, best.period.result, best.period.special) : null;
  const bets = betsOf(entry);
  const count = best && bets.length === 0 ? copyCount(best.period.tickets) : 0;
  const others = best && count > 0 ? count - best.ticket.copies : 0;
  return (
    <TicketCard
      accent={gameId}
      tone={stake === null ? stubTones[state] : 'warm'}
      stubAt={prize >= LONG_PRIZE ? 'foot' : 'fits'}
      reveals={isFirstSight && stake === null}
      stub={
        state === 'waiting' && best ? (
          <DrawTime {...whenOf(best.period.resultDate, drawAt, now)} target={drawAt} />
        ) : (
          <Stub entry={entry} state={state} prize={prize} stake={stake} />
        )
      }
    >
      <Inline gap={8} align="start" wrap={false} className={styles.cardHead}>
        <GameMark {...gamePages[gameId].look} size={32} />
        <div className={styles.cardNames}>
          <Text as={heading} weight="bold" tone="plain">
            <CardLink href={staged ? paths.liveOf(staged.id) : ticketHref(entry)}>
              {gameName(gameId, best?.ticket.ticket)}
            </CardLink>
          </Text>
          <Text size="label" tone="soft">
            <Facts facts={purchaseFacts(best, draws, others)} />
          </Text>
        </div>
      </Inline>
      {held && held.numbers.length > 0 ? (
        <DrawResult
          aria-label="Các số của vé"
          size={held.numbers.length > ROOMY && held.bonus.length > 0 ? 'mini' : 'small'}
          numbers={held.numbers}
          bonus={held.bonus}
          matched={state === 'won' ? held.matched : undefined}
          matchedBonus={state === 'won' ? held.matchedBonus : []}
          faded={state !== 'waiting' && state !== 'unpaid' && state !== 'won'}
        />
      ) : bets.length > 0 ? (
        <Text size="label">
          {bets.map((bet, index) => (
            <Fragment key={bet}>
              <span className={styles.bet}>{index < bets.length - 1 ? `${bet},` : bet}</span>{' '}
            </Fragment>
          ))}
        </Text>
      ) : null}
      {others > 0 ? (
        <Text size="label" tone="soft" className={styles.others}>
          {state === 'won' ? `Vé tốt nhất trong ${count} vé` : `và ${others} vé nữa`}
        </Text>
      ) : null}
    </TicketCard>
  );
}

/** Day and hour of a draw as they stand on the stub: 'Hôm nay' and '18:00', 'Chủ Nhật 22/11' alone. */
function whenOf(resultDate: string, drawAt: number | null, now: number): { day: string; hour: string | null } {
  const date = drawAt === null ? resultDate : vietnamDate(drawAt);
  return { day: dayName(date, now), hour: drawAt === null ? null : vietnamTime(drawAt) };
}

/** 'Chẵn', 'Lẻ 11-12 · 50.000 ₫': bets have no numbers to show; none for all other tickets. */
function betsOf({ listPeriod }: HistoryEntry): string[] {
  const bets = listPeriod[0]?.tickets.map(betLabel) ?? [];
  return [...new Set(bets.filter(Boolean))];
}

/** 'Kỳ 21/11 · 3 kỳ' where the numbers tell of others, else 'Kỳ 12:08 21/11 · 1 vé', 'Kỳ 21/11 · Đài Bến Tre · 1 vé'. */
function purchaseFacts(best: BestTicket | null, draws: number, others: number): (string | false | null)[] {
  if (!best) return [];
  const { period } = best;
  const time = readPeriodId(period.periodId)?.time;
  return [
    ['Kỳ', time, period.resultDate.slice(0, 5)].filter(Boolean).join(' '),
    draws > 1 ? `${draws} kỳ` : null,
    channelLabel(period.periodId),
    others === 0 && `${copyCount(period.tickets)}\u00A0vé`,
  ];
}

interface StubProps {
  entry: HistoryEntry;
  state: PurchaseState;
  /** Đồng won; 0 while a jackpot waits for its figure. */
  prize: number;
  /** Đồng that it has cost, where the prize is no more; else null. */
  stake: number | null;
}

function Stub({ entry, state, prize, stake }: StubProps) {
  if (state === 'won') {
    const payout = openPayout(ticketsOf(entry));
    return (
      <>
        {stake === null ? (
          <>
            {prize >= LONG_PRIZE ? <Sunburst /> : null}
            <TrophyIcon size={22} aria-hidden="true" />
          </>
        ) : (
          <Text as="span" size="label" tone="inherit">
            Mua <Money amount={stake} />
          </Text>
        )}
        <Text as="span" size="label" weight="semibold" tone="inherit">
          {stateLabel.won}
        </Text>
        {prize > 0 ? (
          <Text
            as="span"
            size={prize >= LONG_PRIZE ? 'amount' : 'body'}
            weight="bold"
            tone="inherit"
            className={prize >= LONG_PRIZE ? styles.longPrize : undefined}
          >
            <Money amount={prize} />
          </Text>
        ) : null}
        {payout ? (
          <Text as="span" size="caption" tone="inherit">
            {payoutLabel[payout]}
          </Text>
        ) : null}
      </>
    );
  }
  // What an order that is not paid yet asks for, and what came back; the price of any other ticket is no news.
  const amount = state === 'unpaid' || state === 'refunded' ? entry.total : null;
  return (
    <>
      <Text as="span" size="label" weight={state === 'unpaid' ? 'semibold' : 'regular'} tone="inherit">
        {stateLabel[state]}
      </Text>
      {amount === null ? null : (
        <Text as="span" size="label" weight="bold" tone="inherit">
          <Money amount={amount} />
        </Text>
      )}
    </>
  );
}
