import { CardLink, DrawResult, GameMark, Money, StatusBadge, Text, TicketCard, TrophyIcon } from '@veloc/ui';
import { gameConfig, type HistoryEntry } from '@veloc/rules';
import { heldTicket } from '../../ticket/heldTicket';
import {
  copyCount,
  prizeTotal,
  purchaseState,
  stateWords,
  ticketsOf,
  type PurchaseState,
} from '../../ticket/ticketState';
import { ticketHref } from '../../ticket/ticketHref';
import * as styles from '../TicketsScreen.css';

const stubTones: Readonly<Record<PurchaseState, 'info' | 'gold' | 'plain'>> = {
  unpaid: 'info',
  waiting: 'info',
  won: 'gold',
  lost: 'plain',
  refunded: 'plain',
  cancelled: 'plain',
};

/** Đồng from which on a prize is wider than the stub: it stands under the numbers instead. */
const LONG_AMOUNT = 100_000_000;

/** One purchase in the list: its first ticket, and on the stub what became of it. */
export function PurchaseCard({ entry }: { entry: HistoryEntry }) {
  const { gameId, listPeriod } = entry;
  const state = purchaseState(entry);
  const prize = state === 'won' ? prizeTotal(entry) : 0;
  const [first] = listPeriod;
  const ticket = first?.tickets[0];
  const held = first && ticket ? heldTicket(gameId, ticket, first.result, first.special) : null;
  return (
    <TicketCard game={gameId} tone={stubTones[state]} stub={<Stub entry={entry} state={state} />}>
      <div className={styles.cardHead}>
        <GameMark game={gameId} size={32} />
        <div>
          <Text as="h2" weight="bold" tone="plain">
            <CardLink href={ticketHref(entry)}>{gameConfig[gameId].title}</CardLink>
          </Text>
          <Text size="label" tone="soft">
            {purchaseWords(entry)}
          </Text>
        </div>
      </div>
      {held ? (
        <DrawResult
          aria-label="Các số của vé"
          size="small"
          numbers={held.numbers}
          bonus={held.bonus}
          matched={state === 'won' ? held.matched : undefined}
          matchedBonus={state === 'won' ? held.matchedBonus : []}
          faded={state !== 'waiting' && state !== 'unpaid'}
        />
      ) : null}
      {prize < LONG_AMOUNT ? null : (
        <Text size="subtitle" weight="bold" tone="gold" className={styles.prize}>
          <Money amount={prize} />
        </Text>
      )}
    </TicketCard>
  );
}

/** 'Kỳ 19/11 · 2 vé', 'Kỳ 21/11 · 3 kỳ · 2 vé'. */
function purchaseWords({ listPeriod }: HistoryEntry): string {
  const [first] = listPeriod;
  const periods = listPeriod.length > 1 ? ` · ${listPeriod.length} kỳ` : '';
  return `Kỳ ${first?.resultDate.slice(0, 5) ?? ''}${periods} · ${copyCount(first?.tickets ?? [])} vé`;
}

function Stub({ entry, state }: { entry: HistoryEntry; state: PurchaseState }) {
  if (state === 'won') {
    const prize = prizeTotal(entry);
    return (
      <>
        <TrophyIcon size={22} aria-hidden="true" />
        <Text as="span" size="label" weight="semibold">
          {stateWords.won}
        </Text>
        {prize < LONG_AMOUNT ? (
          <Text as="span" weight="bold">
            <Money amount={prize} />
          </Text>
        ) : null}
      </>
    );
  }
  const price = ticketsOf(entry).reduce((sum, ticket) => sum + ticket.price, 0);
  if (state === 'waiting' || state === 'unpaid') {
    return (
      <>
        <Text as="span" size="label" weight="semibold">
          {stateWords[state]}
        </Text>
        <Text as="span" size="label" weight="bold" tone="plain">
          <Money amount={price} />
        </Text>
      </>
    );
  }
  return (
    <>
      <StatusBadge>{stateWords[state]}</StatusBadge>
      <Text as="span" size="label" tone="soft">
        <Money amount={price} />
      </Text>
    </>
  );
}
