import { cartTotals, type CartLine } from '@veloc/rules';
import { FoldCard, GameMark, Stack } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { soonestFirst } from '../../../features/order/closing';
import { linesByDraw } from '../../../features/order/groups';
import { gamePages } from '../../../games/pages';
import { CartDraw } from './CartDraw';
import type { CartUndo } from './useCartUndo';

/** As many games are told by their marks. */
const MARKS = 3;

interface ClosedDrawsProps {
  /** Tickets whose draws have closed. */
  lines: readonly CartLine[];
  /** Nothing else is in the cart. */
  isAlone: boolean;
  undo: CartUndo;
}

/** The tickets that can no longer be bought, draw by draw, in one row that opens below those that can. */
export function ClosedDraws({ lines, isAlone, undo }: ClosedDrawsProps) {
  const { entries } = usePeriods();
  if (lines.length === 0) return null;
  const draws = soonestFirst(linesByDraw(lines), entries);
  const games = [...new Set(draws.map(({ lines: [{ gameId }] }) => gameId))];
  return (
    <FoldCard
      // A cart of nothing else shows them at once.
      key={String(isAlone)}
      defaultOpen={isAlone}
      label={`${cartTotals(lines).quantity} vé đã đóng`}
      marks={games.slice(0, MARKS).map((gameId) => (
        <GameMark key={gameId} {...gamePages[gameId].look} size={32} />
      ))}
    >
      <Stack gap={10}>
        {draws.map(({ key, lines: own }) => (
          <CartDraw key={key} lines={own} isClosed undo={undo} />
        ))}
      </Stack>
    </FoldCard>
  );
}
