import { ReceiptFacts, Skeleton, Text } from '@veloc/ui';
import type { OrderLine } from '@veloc/rules';
import { useTicketDetail } from '../../../data/tickets';
import { ticketFacts } from '../../ticket/ticketIds';
import { ticketsOf } from '../../ticket/ticketState';
import * as styles from '../Order.css';

/** The rest stands on the purchase's own page. */
const SHOWN = 6;

interface TicketCodesProps {
  /** The purchase's. */
  id: string;
  /** What it holds, whose codes are kept a place until they are known. */
  lines: readonly OrderLine[];
}

/** The codes of the tickets that an order holds of one game; nothing where they cannot be read. */
export function TicketCodes({ id, lines }: TicketCodesProps) {
  const { detail, error } = useTicketDetail(id);
  if (!detail && error) return null;
  const facts = detail
    ? ticketFacts(ticketsOf(detail))
    : ticketFacts(
        lines.map(({ id: ticketId, ticket }) => ({ ticketId, code: 'code' in ticket ? String(ticket.code) : '' })),
      ).map(({ label }) => ({
        label,
        value: <Skeleton width="7rem" />,
      }));
  const more = facts.length - SHOWN;
  return (
    <div className={styles.slip}>
      {/* Codes are wider than what is in their place, and stand at the end of their line. */}
      <ReceiptFacts key={detail ? 'codes' : 'loading'} facts={facts.slice(0, SHOWN)} />
      {more > 0 ? <Text size="label" tone="soft">{`và ${more} mã vé khác trong trang của vé`}</Text> : null}
    </div>
  );
}
