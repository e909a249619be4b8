import { cartTotals, texts, type CartLine } from '@veloc/rules';
import { GameMark, Money, Receipt, StatusBadge, Text, TotalBox } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { figureWords, methodWords, ticketFigures } from '../../ticket/figures';
import { periodWords } from '../../ticket/periodWords';
import * as styles from '../CheckoutScreen.css';

/** The way of playing, unless it is the usual one. */
function specialMethod({ gameId, ticket }: CartLine): string {
  const words = methodWords(gameId, ticket);
  return words === texts.ordinaryTicket ? '' : words;
}

/** What is being paid, line by line, over the sum. */
export function OrderReceipt({ lines }: { lines: readonly CartLine[] }) {
  const { entries } = usePeriods();
  const { total, fee, value, quantity } = cartTotals(lines);
  return (
    <Receipt
      aria-label="Đơn hàng"
      below={
        <TotalBox
          rows={[
            { label: 'Tạm tính', amount: value },
            { label: 'Phí', amount: fee },
            { label: 'Tổng thanh toán', amount: total, emphasis: 'total' },
          ]}
        />
      }
    >
      <div className={styles.orderHead}>
        <Text as="h2" size="subtitle" weight="bold">
          Đơn hàng
        </Text>
        <StatusBadge>{`${quantity} vé`}</StatusBadge>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <GameMark game={line.gameId} size={36} />
            <div>
              <Text weight="bold">{line.gameName}</Text>
              <Text size="label" tone="soft">
                {[
                  periodWords({ ...line, entries }),
                  figureWords(ticketFigures(line.gameId, line.ticket)),
                  specialMethod(line),
                  line.quantity > 1 ? `số lượng ${line.quantity}` : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Text as="span" weight="bold">
              <Money amount={line.totalPrice} />
            </Text>
          </li>
        ))}
      </ul>
    </Receipt>
  );
}
