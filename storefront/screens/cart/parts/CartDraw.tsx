import { CART_LIMITS, MAX_SYNC_RETRIES, cartTotals, type CartLine } from '@veloc/rules';
import { CartGroup, Facts, Text, type SyncStatusProps } from '@veloc/ui';
import { useEffect, useRef } from 'react';
import { usePeriods } from '../../../data/usePeriods';
import { ClosesIn, useClosingSoon } from '../../../features/order/ClosesIn';
import { lineNote, sharedMethod } from '../../../features/order/groups';
import { periodFacts } from '../../../features/ticket/periodLabels';
import { hasFigures, TicketFigures } from '../../../features/ticket/TicketFigures';
import { gamePages } from '../../../games/pages';
import { useCart } from '../../../state/cart/useCart';
import { usePopups, useSession } from '../../../state/contexts';
import { draw } from '../CartScreen.css';
import type { CartUndo } from './useCartUndo';

/** Whether the server has the line as it stands. */
function lineSync(line: CartLine, maxAttempts: number, onRetry: () => void): SyncStatusProps {
  if (line.syncError !== null && line.needsSync) {
    return { status: 'error', attempts: Math.max(1, line.syncAttempts), maxAttempts, onRetry };
  }
  return { status: line.backendSynced && !line.needsSync ? 'synced' : 'pending' };
}

/** Why the server has refused a line, in a sentence. That it did not get one is told by how far it knows of it. */
function refusal(line: CartLine): string | undefined {
  if (line.validationStatus !== 'invalid') return undefined;
  return line.validationError ?? line.syncError ?? 'Vé không hợp lệ';
}

const hasFailed = (line: CartLine) =>
  line.validationStatus === 'invalid' || (line.needsSync && line.syncError !== null);

interface CartDrawProps {
  /** Its tickets, of one game and draw. */
  lines: readonly [CartLine, ...CartLine[]];
  /** Sales of the draw have ended. */
  isClosed: boolean;
  undo: CartUndo;
}

/** The tickets of one draw, tied to the cart. */
export function CartDraw({ lines, isClosed, undo }: CartDrawProps) {
  const { isChosen, choose, setQuantity, retry } = useCart();
  const { isLoggedIn } = useSession();
  const { warn } = usePopups();
  const { entries } = usePeriods();
  const [first] = lines;
  const method = sharedMethod(lines);
  const closesIn = useClosingSoon(first);
  const periodId = first.periodId ?? entries.find(({ gameId }) => gameId === first.gameId)?.nextPeriod.id ?? null;

  const place = useRef<HTMLElement>(null);
  const failed = isClosed ? 0 : lines.filter(hasFailed).length;
  const seen = useRef(failed);
  // What goes wrong meanwhile is seen, be it under the footer; a cart that comes with it has its notice at the top.
  useEffect(() => {
    if (failed > seen.current) place.current?.querySelector('li[data-trouble]')?.scrollIntoView({ block: 'nearest' });
    seen.current = failed;
  }, [failed]);

  const changeQuantity = (id: string, quantity: number) => {
    const answer = setQuantity(id, quantity);
    if (!answer.ok) warn(answer.message);
  };

  const lineOf = (line: CartLine) => {
    const note = lineNote(line, method);
    return {
      id: line.id,
      // A bet has no numbers.
      numbers: hasFigures(line) ? <TicketFigures line={line} isFaded={isClosed} /> : <Text weight="bold">{note}</Text>,
      note: hasFigures(line) && note !== null ? <Facts facts={note.split(' · ')} /> : null,
      isChosen: isChosen(line),
      quantity: line.quantity,
      price: line.totalPrice,
      // A guest's cart is on this device, and nobody waits for a server.
      sync: isLoggedIn ? lineSync(line, MAX_SYNC_RETRIES, () => void retry()) : ({ status: 'synced' } as const),
      error: refusal(line),
    };
  };

  return (
    <CartGroup
      ref={place}
      {...gamePages[first.gameId].look}
      className={draw}
      name={first.gameName}
      detail={
        <Facts
          facts={[
            // By its day, as a player knows it, and not by its number.
            ...periodFacts({ ...first, periodId, entries: [], closesSoon: closesIn !== null }),
            closesIn && !isClosed && <ClosesIn left={closesIn} size="caption" />,
            ...(method === '' ? [] : method.split(' · ')),
            isClosed
              ? 'không tính tiền'
              : (lines.length > 1 || method === '') && `${cartTotals(lines).quantity}\u00A0vé`,
          ]}
        />
      }
      lines={lines.map(lineOf)}
      isClosed={isClosed}
      onChoose={({ ids, checked }) => choose(ids, checked)}
      onQuantity={({ id, value }) => changeQuantity(id, value)}
      maxQuantity={CART_LIMITS.quantity}
      onRemove={({ id }) => undo.remove(lines.filter((line) => line.id === id))}
    />
  );
}
