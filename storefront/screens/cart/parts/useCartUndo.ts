import { cartTotals, type CartLine, type GameEntry, type GameId } from '@veloc/rules';
import { useGameList } from '../../../data/usePeriods';
import { useUndo } from '../../../shared/useUndo';
import { useCart } from '../../../state/cart/useCart';
import { usePopups } from '../../../state/contexts';

/** How long a removal can be taken back, in ms. */
const UNDO_MS = 5_000;

interface Happening {
  sentence: string;
  /** What can be had back. */
  removed: readonly CartLine[];
}

/** A line and the draw on sale that it goes on to. */
export interface LineMove {
  line: CartLine;
  draw: GameEntry['nextPeriod'];
}

export interface CartUndo {
  /** What was done last, for 5 s; removals that follow each other within are one. */
  happening: Happening | null;
  remove(lines: readonly CartLine[]): void;
  removeGame(gameId: GameId): void;
  clear(): void;
  /** Buys lines for the draws on sale instead of their own, which have closed; `where` names them. */
  move(moves: readonly LineMove[], where: string): void;
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
      return first ? { sentence: removalLabel(first, cartTotals(removed).quantity), removed } : last;
    });

  return {
    happening,
    hold,
    remove(lines) {
      tell(lines);
      for (const { id } of lines) remove(id);
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
    move(moves, where) {
      const moved: CartLine[] = [];
      for (const { line, draw } of moves) {
        const added = add([{ ...line, periodId: draw.id }], games);
        if (!added.ok) {
          warn(added.message);
          break;
        }
        remove(line.id);
        moved.push(line);
      }
      const [first] = moved;
      if (!first) return;
      const what = moved.length === 1 ? first.gameName : `${cartTotals(moved).quantity} vé`;
      setHappening({ sentence: `Đã chuyển ${what} sang ${where}`, removed: [] });
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
  return count === 1 ? `Đã xóa ${gameName}` : `Đã xóa ${count} vé`;
}
