import { cartTotals, gameConfig, type CartLine } from '@veloc/rules';
import { Button, ButtonLink, LockKeyholeIcon, Notice, useClock } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { nextDraw } from '../../../features/order/closing';
import { periodLabel } from '../../../features/ticket/periodLabels';
import type { CartUndo, LineMove } from './useCartUndo';

/** 'Kỳ 23/08', or 'kỳ kế tiếp' where the lines go to several. */
function placesLabel(places: readonly string[]): string {
  return places.length === 1 ? String(places[0]) : 'kỳ kế tiếp';
}

/** All tickets whose draw has closed, and the two ways out: on to the next draw, or out of the cart. */
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
  const names = new Set(lines.map((line) => periodLabel({ ...line, entries: [] })));
  const places = new Set(
    moves.map(({ line, draw }) => periodLabel({ ...line, numberPeriod: 1, periodId: draw.id, entries: [] })),
  );
  const where = placesLabel([...places]);
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
              {moving < count
                ? `Chuyển ${moving} vé sang ${where}`
                : count > 1
                  ? `Chuyển tất cả sang ${where}`
                  : `Chuyển sang ${where}`}
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
      {names.size === 1 ? `${[...names][0]} đã ngừng bán.` : 'Các kỳ quay này đã ngừng bán.'} Bạn chưa bị trừ tiền vé
      nào.
    </Notice>
  );
}
