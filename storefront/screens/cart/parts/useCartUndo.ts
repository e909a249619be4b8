import type { CartLine, GameEntry, GameId } from '@veloc/rules';
import { useGameList } from '../../../data/usePeriods';
import { useUndo } from '../../../shared/useUndo';
import { useCart } from '../../../state/cart/useCart';
import { usePopups } from '../../../state/contexts';
import { periodLabel } from '../../../features/ticket/periodLabels';

/** How long a removal can be taken back, in ms. */
const UNDO_MS = 5_000;

interface Happening {
  sentence: string;
  /** What can be had back. */
  removed: readonly CartLine[];
}

export interface CartUndo {
  /** What was done last, for 5 s; removals that follow each other within are one. */
  happening: Happening | null;
  remove(line: CartLine): void;
  removeGame(gameId: GameId): void;
  clear(): void;
  /** Buys the line for the draw on sale instead of its own, which has closed. */
  move(line: CartLine, draw: GameEntry['nextPeriod']): void;
  restore(): void;
  /** The 5 s begin anew when somebody stops looking at it. */
  hold(isHeld: boolean): void;
}

/** Taking lines out of the cart at once, with what was taken out last kept at hand for a while to be taken back. */
export function useCartUndo(): CartUndo {
  const { items, remove, removeGame, clear, add } = useCart();
  const games = useGameList();
  const { warn } = usePopups();
  const { kept: happening, keep: setHappening, forget, hold } = useUndo<Happening>({ lasts: UNDO_MS });

  const tell = (lines: readonly CartLine[]) =>
    setHappening((last) => {
      // The second of two quick presses meets the line that has moved up.
      const removed = [...(last?.removed ?? []), ...lines];
      const [first] = removed;
      return first ? { sentence: removalLabel(first, removed.length), removed } : last;
    });

  return {
    happening,
    hold,
    remove(line) {
      tell([line]);
      remove(line.id);
    },
    removeGame(gameId) {
      const lines = items.filter((line) => line.gameId === gameId);
      tell(lines);
      removeGame(gameId);
    },
    clear() {
      tell(items);
      clear();
    },
    move(line, draw) {
      const added = add([{ ...line, periodId: draw.id }], games);
      if (!added.ok) return warn(added.message);
      remove(line.id);
      const words = periodLabel({ ...line, periodId: draw.id, entries: [] });
      return setHappening({ sentence: `Đã chuyển ${line.gameName} sang ${words}`, removed: [] });
    },
    restore() {
      // A removal that the server did not take is undone already.
      const gone = (happening?.removed ?? []).filter(({ id }) => !items.some((line) => line.id === id));
      const answer = add(gone, games);
      if (answer.ok) forget();
      else warn(answer.message);
    },
  };
}

function removalLabel({ gameName }: CartLine, count: number): string {
  return count === 1 ? `Đã xóa ${gameName}` : `Đã xóa ${count} dòng vé`;
}
