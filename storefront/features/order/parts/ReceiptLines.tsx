import { cartTotals, type OrderLine } from '@veloc/rules';
import { Facts, GameMark, Inline, Money, Stack, Text } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { figureLabel, figuresApart, hasFigures } from '../../ticket/TicketFigures';
import { periodFacts } from '../../ticket/periodLabels';
import * as styles from '../Order.css';
import { ClosesIn, useClosingSoon } from '../ClosesIn';
import { soonestFirst } from '../closing';
import { lineNote, linesByDraw, sharedMethod } from '../groups';
import { ticketFigures } from '../../../games/gamePresentations';
import { gamePages } from '../../../games/pages';

interface DrawProps {
  /** Of one game and draw. */
  lines: readonly [OrderLine, ...OrderLine[]];
  isUnpaid: boolean;
}

/** One draw: its head says once what its tickets share, each of them is a line of its numbers. */
function Draw({ lines, isUnpaid }: DrawProps) {
  const { entries } = usePeriods();
  const [first] = lines;
  const method = sharedMethod(lines);
  const { total, quantity } = cartTotals(lines);
  const closesIn = useClosingSoon(first);
  const hasOnePrice = lines.every(({ totalPrice }) => totalPrice === first.totalPrice);
  return (
    <li className={styles.draw}>
      <Inline gap={10} rowGap={2} align="start" justify="end" className={styles.line}>
        <GameMark {...gamePages[first.gameId].look} size={36} className={styles.mark} />
        <div className={styles.words}>
          <Text weight="bold">{first.gameName}</Text>
          {/* Light, so that most stand in one line. */}
          <Text size="label" tone="soft" weight="regular">
            <Facts
              facts={[
                ...periodFacts({ ...first, entries, closesSoon: isUnpaid && closesIn !== null }),
                isUnpaid && closesIn && <ClosesIn left={closesIn} size="label" />,
                ...(method === '' ? [] : method.split(' · ')),
                lines.length > 1 ? `${quantity}\u00A0vé` : null,
              ]}
            />
          </Text>
        </div>
        <Text as="span" weight="bold">
          <Money amount={total} />
        </Text>
      </Inline>
      <Stack as="ul" gap={2} className={styles.tickets}>
        {lines.map((line) => {
          const note = lineNote(line, method);
          return (
            <Inline as="li" key={line.id} gap={10} rowGap={0} justify="space-between">
              <Text as="span" size="label">
                <Facts
                  facts={[
                    hasFigures(line) && figuresApart(figureLabel(ticketFigures(line))),
                    ...(note?.split(' · ') ?? []),
                    line.quantity > 1 ? `số lượng ${line.quantity}` : null,
                  ]}
                />
              </Text>
              {hasOnePrice ? null : (
                <Text as="span" size="label" tone="soft">
                  <Money amount={line.totalPrice} />
                </Text>
              )}
            </Inline>
          );
        })}
      </Stack>
    </li>
  );
}

interface ReceiptLinesProps {
  lines: readonly OrderLine[];
  /** Whether the time left to pay for a draw that closes soon is told; what closes first stands first. */
  isUnpaid?: boolean;
}

/** Lines of an order by game and draw: when, which numbers, what they cost. */
export function ReceiptLines({ lines, isUnpaid = false }: ReceiptLinesProps) {
  const { entries } = usePeriods();
  const draws = linesByDraw(lines);
  return (
    <ul className={styles.lines}>
      {(isUnpaid ? soonestFirst(draws, entries) : draws).map(({ key, lines: own }) => (
        <Draw key={key} lines={own} isUnpaid={isUnpaid} />
      ))}
    </ul>
  );
}
