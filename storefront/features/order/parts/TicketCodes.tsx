import { ReceiptFacts, Text } from '@veloc/ui';
import { useTicketDetail } from '../../../data/tickets';
import { ticketFacts } from '../../ticket/ticketIds';
import { ticketsOf } from '../../ticket/ticketState';
import * as styles from '../Order.css';

/** The rest stands on the purchase's own page. */
const SHOWN = 6;

/** The codes of the tickets that an order holds of one game, by the purchase's id; nothing while they are not known. */
export function TicketCodes({ id }: { id: string }) {
  const { detail } = useTicketDetail(id);
  if (!detail) return null;
  const facts = ticketFacts(ticketsOf(detail));
  const more = facts.length - SHOWN;
  return (
    <div className={styles.slip}>
      <ReceiptFacts facts={facts.slice(0, SHOWN)} />
      {more > 0 ? <Text size="label" tone="soft">{`và ${more} mã vé khác trong trang của vé`}</Text> : null}
    </div>
  );
}
