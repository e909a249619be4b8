import { texts, type OrderLine } from '@veloc/rules';
import { GameMark, Inline, Money, Text } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { figureLabel } from '../../ticket/TicketFigures';
import { periodLabel } from '../../ticket/periodLabels';
import * as styles from '../Order.css';
import { methodLabel, ticketFigures } from '../../../games/gamePresentations';
import { gamePages } from '../../../games/pages';

/** No line begins with it. */
const DOT = '\u00A0· ';

/** The way of playing, unless it is the usual one. */
function specialMethod(line: OrderLine): string {
  const words = methodLabel(line);
  return words === texts.ordinaryTicket ? '' : words;
}

/**
 * Parts with dots between them. The numbers go to the next line together, with their dot, before they are torn apart.
 */
function LineLabel({ line, period }: { line: OrderLine; period: string }) {
  const figures = figureLabel(ticketFigures(line));
  const rest = [specialMethod(line), line.quantity > 1 ? `số lượng ${line.quantity}` : ''].filter(Boolean).join(DOT);
  return (
    <>
      {period}
      {figures === '' ? null : (
        <>
          {DOT}
          <span className={styles.figures}>{rest === '' ? figures : `${figures}\u00A0·`}</span>
        </>
      )}
      {rest === '' ? null : `${figures === '' ? DOT : ' '}${rest}`}
    </>
  );
}

/** Lines of an order: game, draw, numbers, price. */
export function ReceiptLines({ lines }: { lines: readonly OrderLine[] }) {
  const { entries } = usePeriods();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Inline as="li" key={line.id} gap={10} rowGap={2} justify="end" className={styles.line}>
          <GameMark {...gamePages[line.gameId].look} size={36} className={styles.mark} />
          <div className={styles.words}>
            <Text weight="bold">{line.gameName}</Text>
            {/* Light, so that the numbers of most tickets stand in one line. */}
            <Text size="label" tone="soft" weight="regular">
              <LineLabel line={line} period={periodLabel({ ...line, entries })} />
            </Text>
          </div>
          <Text as="span" weight="bold">
            <Money amount={line.totalPrice} />
          </Text>
        </Inline>
      ))}
    </ul>
  );
}
