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
import { gameName, type HistoryDetail, type HistoryPeriod } from '@veloc/rules';
import { heldTicket } from '../../../features/ticket/heldTicket';
import { payoutFacts, sumWon, taxFacts } from '../../../features/ticket/claim';
import { copyCount, hasWon, isLost, LOST_SENTENCE, prizeTotal } from '../../../features/ticket/ticketState';
import { orderCode, orderFact, ticketFacts } from '../../../features/ticket/ticketIds';
import { boughtAt, drawnAtLabel, lineNote } from '../../../features/ticket/detailLabels';
import { drawnLabel, resultStrips } from '../resultStrips';
import * as styles from '../../../features/ticket/Ticket.css';
import { PurchaseBadge } from './PurchaseBadge';
import { useFirstSight } from '../../../features/reveal/seenWins';
import { smallWins } from '../../../features/reveal/wonDraws';
import { useServerClock } from '../../../state/contexts';
import { gamePages } from '../../../games/pages';

/** One draw of a purchase as a receipt, gold at its head if it has won. */
export function PeriodReceipt({ detail, period }: { detail: HistoryDetail; period: HistoryPeriod }) {
  const { gameId } = detail;
  const one = { listPeriod: [period] };
  const prize = prizeTotal(one);
  const won = period.tickets.some(hasWon);
  const { special = [] } = period;
  const isFirstSight = useFirstSight(smallWins(one), useServerClock()());
  return (
    <Receipt
      accent={gameId}
      head={
        won ? (
          <ReceiptHead reveals={isFirstSight} title="Chúc mừng, vé của bạn đã trúng" prize={sumWon(prize)}>
            <Facts facts={tierNames(detail, period)} />
          </ReceiptHead>
        ) : null
      }
      below={<ReceiptFacts facts={factsOf(detail, period)} />}
    >
      <Inline gap={10} className={styles.head}>
        <GameMark {...gamePages[gameId].look} />
        <div className={styles.names}>
          <Text as="h2" weight="bold" tone="plain">
            {gameName(gameId, period.tickets[0]?.ticket)}
          </Text>
          <Text size="caption" tone="soft">
            {wrapped(drawnAtLabel(period))}
          </Text>
        </div>
        <PurchaseBadge purchase={one} />
      </Inline>
      {isLost(period.tickets) ? (
        <Notice tone="plain" icon={<SproutIcon />}>
          {LOST_SENTENCE}
        </Notice>
      ) : null}
      {period.tickets.map((ticket) => {
        const held = heldTicket(ticket, period.result, special);
        return (
          <TicketLine
            key={ticket.ticketId}
            code={ticket.code}
            {...held}
            note={wrapped(lineNote(detail, ticket, held))}
            isWon={hasWon(ticket)}
          />
        );
      })}
      {resultStrips(gameId, period).map(({ label, words }) => (
        <ReceiptStrip key={label} label={label}>
          {words}
          {special.length > 0 ? (
            <Text as="span" weight="bold" tone="gold">
              {` + ${drawnLabel(special)}`}
            </Text>
          ) : null}
        </ReceiptStrip>
      ))}
    </Receipt>
  );
}

/** A label whose facts may take several lines. */
function wrapped(label: string | null) {
  return label === null ? null : <Facts facts={label.split(' · ')} />;
}

function tierNames({ reward }: HistoryDetail, { tickets }: HistoryPeriod): string[] {
  const ids = new Set(tickets.map(({ ticketId }) => ticketId));
  const names = reward?.rewards.filter(({ ticketId }) => ids.has(ticketId)).map(({ name }) => name) ?? [];
  return [...new Set(names)];
}

function factsOf(detail: HistoryDetail, { tickets }: HistoryPeriod): ReceiptFact[] {
  const count = copyCount(tickets);
  const price = tickets.reduce((sum, ticket) => sum + ticket.price, 0);
  return [
    ...ticketFacts(tickets),
    orderFact(orderCode(detail.id)),
    { label: 'Ngày mua', value: boughtAt(detail.createdAt) },
    { label: count > 1 ? `Tiền ${count} vé` : 'Tiền vé', value: formatMoney(price) },
    ...taxFacts(tickets),
    ...(tickets.some(hasWon) ? payoutFacts(tickets.filter(hasWon)) : []),
  ];
}
