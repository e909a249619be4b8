import { type GameEntry, CART_LIMITS, MAX_SYNC_RETRIES, type CartLine as Line } from '@veloc/rules';
import { CartLine } from '@veloc/ui';
import { ClosedDraw } from '../../../features/order/ClosedDraw';
import { lineError, lineDetail, lineSync } from './lineLabels';
import { usePeriods } from '../../../data/usePeriods';
import { useCart } from '../../../state/cart/useCart';
import { usePopups } from '../../../state/contexts';
import { TicketFigures } from '../../../features/ticket/TicketFigures';
import type { CartUndo } from './useCartUndo';
import { gamePages } from '../../../games/pages';

interface LineErrorProps {
  line: Line;
  isClosed: boolean;
  /** The game list. */
  entries: readonly GameEntry[];
  onMove: (draw: GameEntry['nextPeriod']) => void;
}

/** Why a line cannot be bought as it is; one whose draw has closed goes on to the next draw, or is chosen anew. */
function LineError({ line, isClosed, entries, onMove }: LineErrorProps) {
  return isClosed ? <ClosedDraw line={line} entries={entries} onMove={onMove} /> : <>{lineError(line)}</>;
}

interface CartRowProps {
  line: Line;
  /** Sales of its draw have ended. */
  isClosed: boolean;
  undo: CartUndo;
}

/** One line with its own controls, tied to the cart. */
export function CartRow({ line, isClosed, undo }: CartRowProps) {
  const { isChosen, choose, setQuantity, retry } = useCart();
  const { warn } = usePopups();
  const { entries } = usePeriods();
  const hasError = isClosed || lineError(line) !== undefined;

  const changeQuantity = (quantity: number) => {
    const answer = setQuantity(line.id, quantity);
    if (!answer.ok) warn(answer.message);
  };

  return (
    <CartLine
      {...gamePages[line.gameId].look}
      name={line.gameName}
      detail={lineDetail(line, entries)}
      isChosen={isChosen(line)}
      onChoose={({ checked }) => choose([line.id], checked)}
      quantity={line.quantity}
      onQuantity={({ value }) => changeQuantity(value)}
      maxQuantity={CART_LIMITS.quantity}
      onRemove={() => undo.remove(line)}
      price={line.totalPrice}
      sync={lineSync(line, MAX_SYNC_RETRIES, () => void retry())}
      error={
        hasError ? (
          <LineError line={line} isClosed={isClosed} entries={entries} onMove={(draw) => undo.move(line, draw)} />
        ) : undefined
      }
    >
      <TicketFigures line={line} />
    </CartLine>
  );
}
