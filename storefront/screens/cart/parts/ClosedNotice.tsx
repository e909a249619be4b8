import { cartTotals, gameConfig, readPeriodId, vietnamDay, type CartLine } from '@veloc/rules';
import { Button, ButtonLink, LockKeyholeIcon, Notice, useClock } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { nextDraw } from '../../../features/order/closing';
import { periodLabel } from '../../../features/ticket/periodLabels';
import type { CartUndo, LineMove } from './useCartUndo';

/** 'Kỳ 23/08', or 'kỳ kế tiếp của mỗi trò' where the lines go to several. */
function placesLabel(places: readonly string[]): string {
  return places.length === 1 ? String(places[0]) : 'kỳ kế tiếp của mỗi trò';
}

/**
 * How many tickets are of draws that have closed, and the two ways out: on to the next draw, or out of the cart. Which
 * they are is told below what can still be bought.
 */
export function ClosedNotice({ lines, undo }: { lines: readonly CartLine[]; undo: CartUndo }) {
  const { entries } = usePeriods();
  const clock = useClock();
  const [first] = lines;
  if (!first) return null;

  const now = clock.now();
  const moves = lines.flatMap((line): LineMove[] => {
    const draw = nextDraw(line, { entries, now });
    return draw ? [{ line, draw }] : [];
  });
  const count = cartTotals(lines).quantity;
  const moving = cartTotals(moves.map(({ line }) => line)).quantity;
  const places = moves.map(({ line, draw: { id } }) =>
    // A draw of today goes by its hour alone.
    periodLabel({ ...line, numberPeriod: 1, periodId: id, entries: [], closesSoon: isToday(id, now) }),
  );
  const where = placesLabel([...new Set(places)]);
  const { href } = gameConfig[first.gameId];

  return (
    <Notice
      tone="warning"
      icon={<LockKeyholeIcon />}
      heading={`${count} vé đã đóng bán`}
      actions={
        <>
          {moves.length > 0 ? (
            <Button kind="outline" size="medium" onClick={() => undo.move(moves, where)}>
              {moving < count ? `Chuyển ${moving} vé sang kỳ sau` : 'Chuyển sang kỳ sau'}
            </Button>
          ) : href ? (
            <ButtonLink href={href} kind="outline" size="medium">
              Chọn kỳ khác
            </ButtonLink>
          ) : null}
          <Button kind="muted" size="medium" onClick={() => undo.remove(lines)}>
            Xóa
          </Button>
        </>
      }
    >
      Chưa trừ tiền.{moves.length > 0 ? ` Kỳ sau: ${where.replace(/^Kỳ /, '')}.` : null}
    </Notice>
  );
}

function isToday(periodId: string, now: number): boolean {
  return readPeriodId(periodId)?.day === vietnamDay(now);
}
