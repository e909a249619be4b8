import { texts } from '@veloc/rules';
import { GameMark, Money, Text } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import type { PayLine } from '../../../state/payment/payLine';
import { figureWords, methodWords, ticketFigures } from '../../ticket/figures';
import { periodWords } from '../../ticket/periodWords';
import * as styles from '../CheckoutScreen.css';

/** The way of playing, unless it is the usual one. */
function specialMethod({ gameId, ticket }: PayLine): string {
  const words = methodWords(gameId, ticket);
  return words === texts.ordinaryTicket ? '' : words;
}

/** Lines of an order: game, draw, numbers, price. */
export function ReceiptLines({ lines }: { lines: readonly PayLine[] }) {
  const { entries } = usePeriods();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <GameMark game={line.gameId} size={36} className={styles.mark} />
          <div className={styles.words}>
            <Text weight="bold">{line.gameName}</Text>
            {/* Light, so that the numbers of most tickets stand in one line. */}
            <Text size="label" tone="soft" weight="regular">
              {[
                periodWords({ ...line, entries }),
                figureWords(ticketFigures(line.gameId, line.ticket)),
                specialMethod(line),
                line.quantity > 1 ? `số lượng ${line.quantity}` : '',
              ]
                .filter(Boolean)
                .join('\u00A0· ')}
            </Text>
          </div>
          <Text as="span" weight="bold">
            <Money amount={line.totalPrice} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
