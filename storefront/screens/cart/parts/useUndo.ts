import type { CartLine } from '@veloc/rules';
import { useState } from 'react';
import { useGameList } from '../../../data/useGameList';
import { useCart } from '../../../state/cart/useCart';
import { useNotices } from '../../../state/notices/useNotices';

export interface Undo {
  /** What was taken out last, until something else happens to it. */
  removed: readonly CartLine[];
  remove(line: CartLine): void;
  clear(): void;
  restore(): void;
}

/** Taking lines out of the cart at once, with the last removal kept at hand to be taken back. */
export function useUndo(): Undo {
  const { items, remove, clear, add } = useCart();
  const games = useGameList();
  const { warn } = useNotices();
  const [removed, setRemoved] = useState<readonly CartLine[]>([]);
  return {
    removed,
    remove(line) {
      setRemoved([line]);
      remove(line.id);
    },
    clear() {
      setRemoved(items);
      clear();
    },
    restore() {
      // A removal that the server did not take is undone already.
      const gone = removed.filter(({ id }) => !items.some((line) => line.id === id));
      const answer = add(gone, games);
      if (answer.ok) setRemoved([]);
      else warn(answer.message);
    },
  };
}
