import { Fragment } from 'react';
import { CardLink, DrawResult, GameMark, Inline, Money, StatusBadge, Text, TicketCard, TrophyIcon } from '@veloc/ui';
import { gameName, type HistoryEntry } from '@veloc/rules';
import { heldTicket } from '../heldTicket';
import { copyCount, prizeTotal, purchaseState, stateLabel, ticketsOf, type PurchaseState } from '../ticketState';
import { openPayout, payoutLabel, type OpenPayout } from '../claim';
import { channelLabel } from '../periodLabels';
import { ticketHref } from '../ticketIds';
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

/**
 * Đồng from which on an amount is wider than the stub of a narrow phone, where a prize is written larger than a price.
 */
const LONG_PRIZE = 10_000_000;
const LONG_PRICE = 100_000_000;

/** One purchase in the list: its first ticket, and on the stub what became of it. */
export function PurchaseCard({ entry }: { entry: HistoryEntry }) {
  const { gameId, listPeriod } = entry;
  const state = purchaseState(entry);
  const amount = amountOf(entry, state);
  const isLong = amount >= (state === 'won' ? LONG_PRIZE : LONG_PRICE);
  const [first] = listPeriod;
  const ticket = first?.tickets[0];
  const held = first && ticket ? heldTicket(ticket, first.result, first.special) : null;
  const bets = betsOf(entry);
  return (
    <TicketCard
      accent={gameId}
      tone={stubTones[state]}
      stub={<Stub amount={isLong ? null : amount} state={state} payout={openPayout(ticketsOf(entry))} />}
    >
      <Inline wrap={false} className={styles.cardHead}>
        <GameMark {...gamePages[gameId].look} size={32} />
        <div>
          <Text as="h2" weight="bold" tone="plain">
            <CardLink href={ticketHref(entry)}>{gameName(gameId, ticket?.ticket)}</CardLink>
          </Text>
          <Text size="label" tone="soft">
            {purchaseLabel(entry)}
          </Text>
        </div>
      </Inline>
      {held && held.numbers.length > 0 ? (
        <DrawResult
          aria-label="Các số của vé"
          size="small"
          numbers={held.numbers}
          bonus={held.bonus}
          matched={state === 'won' ? held.matched : undefined}
          matchedBonus={state === 'won' ? held.matchedBonus : []}
          faded={state !== 'waiting' && state !== 'unpaid'}
        />
      ) : bets.length > 0 ? (
        <Text size="label">
          {bets.map((bet, index) => (
            <Fragment key={bet}>
              {index > 0 ? ', ' : ''}
              <span className={styles.bet}>{bet}</span>
            </Fragment>
          ))}
        </Text>
      ) : null}
      {isLong ? (
        <Text size="subtitle" weight="bold" tone={state === 'won' ? 'gold' : 'plain'} className={styles.amount}>
          <Money amount={amount} />
        </Text>
      ) : null}
    </TicketCard>
  );
}

/** 'Chẵn', 'Lẻ 11-12 · 50.000 ₫': bets have no numbers to show; none for all other tickets. */
function betsOf({ listPeriod }: HistoryEntry): string[] {
  const bets = listPeriod[0]?.tickets.map(betLabel) ?? [];
  return [...new Set(bets.filter(Boolean))];
}

/** 'Kỳ 19/11 · 2 vé', 'Kỳ 21/11 · 3 kỳ · 2 vé', 'Kỳ 21/11 · Đài Bến Tre · 2 vé'. */
function purchaseLabel({ listPeriod }: HistoryEntry): string {
  const [first] = listPeriod;
  const periods = listPeriod.length > 1 ? ` · ${listPeriod.length} kỳ` : '';
  const channel = channelLabel(first?.periodId);
  return `Kỳ ${first?.resultDate.slice(0, 5) ?? ''}${periods}${channel ? ` · ${channel}` : ''} · ${copyCount(first?.tickets ?? [])} vé`;
}

/** Đồng that a purchase has won, or else has cost. */
function amountOf(entry: HistoryEntry, state: PurchaseState): number {
  return state === 'won' ? prizeTotal(entry) : ticketsOf(entry).reduce((sum, { price }) => sum + price, 0);
}

/** `amount` is null where it stands under the numbers. */
function Stub({ amount, state, payout }: { amount: number | null; state: PurchaseState; payout: OpenPayout | null }) {
  // A jackpot that waits for its figure has no sum yet.
  const money = amount === null || (amount === 0 && state === 'won') ? null : <Money amount={amount} />;
  if (state === 'won') {
    return (
      <>
        <TrophyIcon size={22} aria-hidden="true" />
        <Text as="span" size="label" weight="semibold">
          {stateLabel.won}
        </Text>
        {money ? (
          <Text as="span" weight="bold">
            {money}
          </Text>
        ) : null}
        {payout ? (
          <Text as="span" size="caption">
            {payoutLabel[payout]}
          </Text>
        ) : null}
      </>
    );
  }
  const isOpen = state === 'waiting' || state === 'unpaid';
  return (
    <>
      {isOpen ? (
        <Text as="span" size="label" weight="semibold">
          {stateLabel[state]}
        </Text>
      ) : (
        <StatusBadge>{stateLabel[state]}</StatusBadge>
      )}
      {money ? (
        <Text as="span" size="label" {...(isOpen ? { weight: 'bold', tone: 'plain' } : { tone: 'soft' })}>
          {money}
        </Text>
      ) : null}
    </>
  );
}
