import type { CartLine, GameEntry } from '@veloc/rules';
import { ClosedDraw } from '../../../features/order/ClosedDraw';
import { lineError } from './lineLabels';

interface LineErrorProps {
  line: CartLine;
  isClosed: boolean;
  /** The game list. */
  entries: readonly GameEntry[];
  onMove: (draw: GameEntry['nextPeriod']) => void;
}

/** Why a line cannot be bought as it is; one whose draw has closed goes on to the next draw, or is chosen anew. */
export function LineError({ line, isClosed, entries, onMove }: LineErrorProps) {
  return isClosed ? <ClosedDraw line={line} entries={entries} onMove={onMove} /> : <>{lineError(line)}</>;
}
