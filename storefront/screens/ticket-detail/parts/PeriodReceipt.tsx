import {
  Facts,
  formatMoney,
  GameMark,
  Inline,
  Notice,
  Receipt,
  type ReceiptFact,
  ReceiptFacts,
  ReceiptHead,
  ReceiptStrip,
  SproutIcon,
  Text,
  TicketLine,
} from '@veloc/ui';
import { Fragment, type ReactNode } from 'react';
import { gameName, type HistoryDetail, type HistoryPeriod, type HistoryTicket } from '@veloc/rules';
import { heldOnItsPage, type HeldTicket } from '../../../features/ticket/heldTicket';
import { stakeToTell } from '../../../features/ticket/stake';
import { payoutFacts, sumWon, taxFacts } from '../../../features/ticket/claim';
import { copyCount, hasWon, isLost, LOST_SENTENCE, prizeTotal } from '../../../features/ticket/ticketState';
import { boughtAt, drawnAtLabel, lineNote } from '../../../features/ticket/detailLabels';
import { figuresApart } from '../../../features/ticket/TicketFigures';
import { drawnLabel, drawnWord, gapBetween, resultStrips } from '../resultStrips';
import * as styles from '../../../features/ticket/Ticket.css';
import { PurchaseBadge } from './PurchaseBadge';
import { useFirstSight } from '../../../features/reveal/seenWins';
import { cardWins } from '../../../features/reveal/wonDraws';
import { useServerClock } from '../../../state/contexts';
import { betCondition } from '../../../games/betCondition';
import { gamePages } from '../../../games/pages';

interface PeriodReceiptProps {
  detail: HistoryDetail;
  period: HistoryPeriod;
  /** The first of the purchase, which also says when that was. */
  isFirst: boolean;
  /** Money of its prizes lies in the reward balance. */
  isInRewards: boolean;
}

/** One draw of a purchase as a receipt, gold at its head if it has won more than it cost. */
export function PeriodReceipt({ detail, period, isFirst, isInRewards }: PeriodReceiptProps) {
  const { gameId } = detail;
  const one = { listPeriod: [period] };
  const prize = prizeTotal(one);
  const won = period.tickets.some(hasWon);
  const { special = [] } = period;
  const lines = period.tickets.map((ticket) => ({ ticket, held: heldOnItsPage(ticket, period.result, special) }));
  const winners = lines.filter(({ held }) => !held.faded).map(({ held }) => held);
  const hasBonus = winners.some(({ matchedBonus }) => matchedBonus.length > 0);
  /** Of one ticket alone the head has said it. */
  const prizeOfLine = (ticket: HistoryTicket) =>
    lines.length > 1 && ticket.prize > 0 ? [formatMoney(ticket.prize)] : [];
  const stake = stakeToTell(period.tickets);
  const isFirstSight = useFirstSight(cardWins(one), useServerClock()());
  return (
    <Receipt
      accent={gameId}
      head={
        won ? (
          <ReceiptHead
            reveals={isFirstSight}
            title={stake === null ? 'Chúc mừng, vé của bạn đã trúng' : 'Vé của bạn có giải'}
            prize={sumWon(prize)}
            stake={stake ?? undefined}
          >
            <Facts facts={tierNames(detail, period)} />
          </ReceiptHead>
        ) : null
      }
      below={<ReceiptFacts facts={moneyFacts(period)} />}
    >
      <Inline gap={10} className={styles.head}>
        <GameMark {...gamePages[gameId].look} />
        <div className={styles.names}>
          <Text as="h2" weight="bold" tone="plain">
            {gameName(gameId, period.tickets[0]?.ticket)}
          </Text>
          <Text size="caption" tone="soft">
            <Facts facts={drawnAtLabel(period).split(' · ')} />
          </Text>
        </div>
        <PurchaseBadge purchase={one} isInRewards={isInRewards} />
      </Inline>
      {isFirst ? (
        <Text size="caption" tone="soft" className={styles.known}>
          Mua {boughtAt(detail.createdAt)}
        </Text>
      ) : null}
      {isLost(period.tickets) ? (
        <Notice tone="plain" icon={<SproutIcon />}>
          {LOST_SENTENCE}
        </Notice>
      ) : null}
      {lines.map(({ ticket, held }) => {
        const words = [...(lineNote(detail, ticket, held)?.split(' · ') ?? []), ...prizeOfLine(ticket)];
        const facts: ReactNode[] = hasWon(ticket) ? standingOut(words, stake === null) : words;
        // Where all have lost, one sentence says so.
        if (won && isLost([ticket])) facts.push('Không trúng');
        const needed = isLost([ticket]) ? betCondition(ticket) : null;
        if (needed !== null) facts.push(needed);
        return (
          <TicketLine
            key={ticket.ticketId}
            code={ticket.code}
            {...held}
            note={facts.length > 0 ? <Facts facts={facts} /> : null}
            isWon={hasWon(ticket) && stake === null}
          />
        );
      })}
      {resultStrips(gameId, period).map(({ label, words }) => (
        <ReceiptStrip key={label} label={label}>
          <DrawnWords words={words} won={winners} />
          {special.length > 0 ? (
            <Text as="span" weight="bold" {...(hasBonus ? { tone: 'gold' as const } : {})}>
              {figuresApart(` + ${drawnLabel(special)}`)}
            </Text>
          ) : null}
        </ReceiptStrip>
      ))}
    </Receipt>
  );
}

/** The facts of a winner: the last, its prize, is bold in the ink of the page, or in the gold of a line that has it. */
function standingOut(words: readonly string[], isGold: boolean): ReactNode[] {
  return words.map((word, index) =>
    index === words.length - 1 ? (
      <Text key={word} as="strong" size="label" weight="bold" tone={isGold ? 'gold' : 'plain'}>
        {word}
      </Text>
    ) : (
      word
    ),
  );
}

/** What was drawn, with the numbers in gold that a ticket has won by. */
function DrawnWords({ words, won }: { words: string; won: readonly HeldTicket[] }) {
  const hits = new Set(
    won.flatMap(({ numbers, matched = [] }) => numbers.filter((value) => matched.includes(value)).map(drawnWord)),
  );
  return words.split(' ').map((word, index, all) => (
    // oxlint-disable-next-line react/no-array-index-key -- a number may have been drawn twice
    <Fragment key={index}>
      {index === 0 ? '' : gapBetween(all[index - 1] ?? '', word)}
      {hits.has(word) ? (
        <Text as="strong" weight="bold" tone="gold">
          {word}
        </Text>
      ) : (
        word
      )}
    </Fragment>
  ));
}

/** Names of what was won, the dearest first. */
function tierNames({ reward }: HistoryDetail, { tickets }: HistoryPeriod): string[] {
  const ids = new Set(tickets.map(({ ticketId }) => ticketId));
  const won = reward?.rewards.filter(({ ticketId }) => ids.has(ticketId)) ?? [];
  return [...new Set(won.toSorted((one, other) => other.value - one.value).map(({ name }) => name))];
}

/** What it has cost, and what becomes of what it has won. */
function moneyFacts({ tickets }: HistoryPeriod): ReceiptFact[] {
  const count = copyCount(tickets);
  const price = tickets.reduce((sum, ticket) => sum + ticket.price, 0);
  return [
    { label: count > 1 ? `Tiền ${count} vé` : 'Tiền vé', value: formatMoney(price) },
    ...taxFacts(tickets),
    ...(tickets.some(hasWon) ? payoutFacts(tickets.filter(hasWon)) : []),
  ];
}
