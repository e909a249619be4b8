import type { Order } from '@veloc/rules';
import { Text, TextLink } from '@veloc/ui';
import * as styles from '../Order.css';
import { ReceiptLines } from './ReceiptLines';
import { TicketCodes } from './TicketCodes';
import { entryIdOf, ticketHref } from '../../ticket/ticketIds';
import type { GameLines } from '../groups';

interface SlipLinesProps {
  order: Order;
  game: GameLines;
  /** Its tickets are in the history. */
  isPaid: boolean;
}

/** What an order holds of one game; a Keno order of more than six lines slip by slip (decision G18). */
export function SlipLines({ order, game: { gameId, slips }, isPaid }: SlipLinesProps) {
  const name = slips[0]?.[0]?.gameName ?? '';
  const id = entryIdOf(order.id, gameId);
  return (
    <>
      {slips.map((lines, index) => (
        <section key={lines[0]?.id} aria-label={slips.length > 1 ? `${name}, phiếu ${index + 1}` : name}>
          {slips.length > 1 ? (
            <Text as="h3" size="label" weight="bold" tone="soft" className={styles.slip}>
              {`Phiếu ${index + 1}/${slips.length} · ${lines.length} vé`}
            </Text>
          ) : null}
          <ReceiptLines lines={lines} />
        </section>
      ))}
      {isPaid ? (
        <>
          <TicketCodes id={id} lines={slips.flat()} />
          <Text size="label" className={styles.slip}>
            <TextLink href={ticketHref({ id, gameId })}>{`Xem vé ${name}`}</TextLink>
          </Text>
        </>
      ) : null}
    </>
  );
}
