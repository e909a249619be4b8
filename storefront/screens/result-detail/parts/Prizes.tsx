import { max3dMethods, type GameResult, type HistoryTicket } from '@veloc/rules';
import { PrizeTable, SectionHeading } from '@veloc/ui';
import { tiersOf } from '../../../features/ticket/tiers';
import { plusPrizeRows, prizeRows } from '../prizeRows';
import { presentationOf, ticketFigures } from '../../../games/gamePresentations';

interface PrizesProps {
  result: GameResult;
  /** The player's own tickets of this draw. */
  tickets: readonly HistoryTicket[];
}

const [single, plus] = max3dMethods;

/** What a draw has paid, the player's own prizes in gold; Max 3D and Max 3D+ each by a table of its own. */
export function Prizes({ result, tickets }: PrizesProps) {
  const { conditions, plusConditions } = presentationOf(result.gameId);
  const plusRows = plusPrizeRows(result);
  if (!plusRows) {
    return (
      <Table
        label="Giải thưởng của kỳ"
        rows={prizeRows(result)}
        result={result}
        tickets={tickets}
        conditions={conditions}
      />
    );
  }
  const isPlus = (ticket: HistoryTicket) => ticketFigures(ticket).groups.length > 1;
  return (
    <>
      <SectionHeading>{single.name}</SectionHeading>
      <Table
        label={`Giải thưởng ${single.name}`}
        rows={prizeRows(result)}
        result={result}
        tickets={tickets.filter((ticket) => !isPlus(ticket))}
        conditions={conditions}
      />
      <SectionHeading>{plus.name}</SectionHeading>
      <Table
        label={`Giải thưởng ${plus.name}`}
        rows={plusRows}
        result={result}
        tickets={tickets.filter(isPlus)}
        conditions={plusConditions}
      />
    </>
  );
}

interface TableProps extends PrizesProps {
  label: string;
  rows: ReturnType<typeof prizeRows>;
  /** What stands under the tiers. */
  conditions: Readonly<Record<string, string>> | undefined;
}

function Table({ label, rows, result, tickets, conditions = {} }: TableProps) {
  if (rows.length === 0) return null;
  const mine = new Set(tickets.flatMap((ticket) => tiersOf(ticket, result)));
  return (
    <PrizeTable
      aria-label={label}
      rows={rows.map(({ tier, ...row }) => ({
        ...row,
        detail: tier === undefined ? undefined : conditions[tier],
        isMine: mine.has(row.name),
      }))}
    />
  );
}
