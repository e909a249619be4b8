import {
  isReadable,
  lineFingerprint,
  vietnamDate,
  type DrawEntry,
  type GameEntry,
  type OrderLine,
  type ReadLine,
} from '@veloc/rules';
import { useTicketsByDraw } from '../../data/tickets';
import { useServerClock } from '../../state/contexts';
import { drawInSentence } from '../builder/drawLabels';
import { drawNameOn } from '../ticket/detailLabels';
import { isWaiting } from '../ticket/ticketState';

type Line = ReadLine & Pick<OrderLine, 'quantity'>;

/** Equal for tickets of the same numbers and stake, whatever draw they are for. */
const contentOf = (line: ReadLine) => lineFingerprint({ ...line, periodId: null, numberPeriod: 1 });

/** How many of the tickets to be bought their player holds already in the draw `periodId`. */
export function heldCount(
  lines: readonly Line[],
  waiting: readonly Pick<DrawEntry, 'listPeriod'>[],
  periodId: string,
): number {
  const held = new Map<string, number>();
  for (const { listPeriod } of waiting) {
    for (const period of listPeriod.filter((one) => one.periodId === periodId)) {
      for (const ticket of period.tickets.filter((one) => isReadable(one) && isWaiting(one))) {
        const content = contentOf(ticket);
        held.set(content, (held.get(content) ?? 0) + ticket.copies);
      }
    }
  }
  return lines.reduce((sum, line) => {
    const content = contentOf(line);
    const count = Math.min(held.get(content) ?? 0, line.quantity);
    held.set(content, (held.get(content) ?? 0) - count);
    return sum + count;
  }, 0);
}

/** 'Bạn đã có 6 vé này ở kỳ 21:00.'; 'Bạn đã có 2 trong 6 vé này …' where others are new. */
export function heldSentence(held: number, count: number, draw: string): string {
  const tickets = held < count ? `${held} trong ${count} vé này` : count === 1 ? 'vé này' : `${count} vé này`;
  return `Bạn đã có ${tickets} ở ${draw}.`;
}

/** That the very tickets wait already for the draw on sale, by the first page of what waits; null where none do. */
export function useHeldSentence(lines: readonly Line[], entry: GameEntry | null, isWanted: boolean): string | null {
  const now = useServerClock()();
  const { items } = useTicketsByDraw('waiting', isWanted);
  if (!isWanted || entry === null) return null;
  const held = heldCount(lines, items, entry.periodId);
  if (held === 0) return null;
  const draw = drawInSentence({ name: drawNameOn(entry.nextPeriod.name, vietnamDate(now)) });
  return heldSentence(
    held,
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    draw,
  );
}
