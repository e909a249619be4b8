import { max3dMethods, readLine, type GameLine, type GameResult, type HistoryTicket } from '@veloc/rules';
import { PrizeTable, SectionHeading } from '@veloc/ui';
import { plusConditions } from '../../../games/max3d/shown';
import { tiersOf } from '../../../features/ticket/tiers';
import { plusPrizeRows, prizeRows } from '../prizeRows';
import { ticketFigures, tierCondition } from '../../../games/shownGames';

interface PrizesProps {
  result: GameResult;
  /** The player's own tickets of this draw. */
  tickets: readonly HistoryTicket[];
}

const [single, plus] = max3dMethods;

/** What a draw has paid, the player's own prizes in gold; Max 3D and Max 3D+ each by a table of its own. */
export function Prizes({ result, tickets }: PrizesProps) {
  const plusRows = plusPrizeRows(result);
  const lines = tickets.map(({ ticket }) => readLine({ gameId: result.gameId, ticket }));
  if (!plusRows) return <Table label="Giải thưởng của kỳ" rows={prizeRows(result)} result={result} lines={lines} />;
  const isPlus = (line: GameLine | null) => ticketFigures(line).groups.length > 1;
  return (
    <>
      <SectionHeading>{single.name}</SectionHeading>
      <Table
        label={`Giải thưởng ${single.name}`}
        rows={prizeRows(result)}
        result={result}
        lines={lines.filter((line) => !isPlus(line))}
      />
      <SectionHeading>{plus.name}</SectionHeading>
      <Table
        label={`Giải thưởng ${plus.name}`}
        rows={plusRows}
        result={result}
        lines={lines.filter(isPlus)}
        conditions={plusConditions}
      />
    </>
  );
}

interface TableProps {
  label: string;
  result: GameResult;
  /** The player's own; null for a ticket that nobody can read. */
  lines: readonly (GameLine | null)[];
  rows: ReturnType<typeof prizeRows>;
  /** What stands under the tiers. @default the game's own */
  conditions?: Readonly<Record<string, string>>;
}

function Table({ label, rows, result, lines, conditions }: TableProps) {
  if (rows.length === 0) return null;
  const mine = new Set(lines.flatMap((line) => tiersOf(line, result)));
  return (
    <PrizeTable
      aria-label={label}
      rows={rows.map((row) => ({
        ...row,
        detail: conditions ? conditions[row.name] : tierCondition(result.gameId, row.name),
        isMine: mine.has(row.name),
      }))}
    />
  );
}
