import { outcomeLabels, TICKET_PRICE, kenoFreeMethod, texts, type GameLine } from '@veloc/rules';
import { formatMoney, DigitTiles, NumberBall } from '@veloc/ui';
import { groupPlayLabel } from './groupPlay';
import { regionalPlayLabel } from './regionalPlay';

/** A bet of Keno's side games: 'Lẻ', 'Lớn · 50.000 ₫'; empty for other tickets, and when it cannot be read. */
export function betLabel(line: GameLine | null): string {
  if (line?.gameId !== 'kenoeo' && line?.gameId !== 'kenoud') return '';
  const { playMethod, betAmount } = line.ticket;
  const name = outcomeLabels[playMethod];
  return betAmount === TICKET_PRICE ? name : `${name} · ${formatMoney(betAmount)}`;
}

/** What a ticket shows of itself: balls, extra balls, or groups of digits. */
export interface TicketFigures {
  balls: readonly number[];
  bonus: readonly number[];
  groups: readonly string[];
}

const outcomeNames: Readonly<Record<string, string>> = texts.outcomeLabels;
const nothing: TicketFigures = { balls: [], bonus: [], groups: [] };

/** The numbers of a ticket from the cart or an order; nothing when it cannot be read. */
export function ticketFigures(line: GameLine | null): TicketFigures {
  switch (line?.gameId) {
    case undefined:
      return nothing;
    case 'keno':
    case 'kenoeo':
    case 'kenoud': {
      const { isBundleTicket, bundleSelectedNumbers = [], listNumber } = line.ticket;
      return { ...nothing, balls: isBundleTicket ? bundleSelectedNumbers : listNumber };
    }
    case 'mega':
      return { ...nothing, balls: line.ticket.listNumber };
    case 'power':
      return { ...nothing, balls: line.ticket.listNumber, bonus: [line.ticket.powerNumber] };
    case 'lotto535':
      return { ...nothing, balls: line.ticket.mainNumbers, bonus: line.ticket.specialNumbers };
    case 'max3d':
    case 'max3dpro':
    case 'loto':
    case 'classic':
      return { ...nothing, groups: line.ticket.numbers.replaceAll('-', '').split(' ') };
  }
}

/** How a ticket is played: 'Bậc 6', 'Bao 6 · Bậc 4', 'Chẵn', 'Vé thường'; empty when it cannot be read. */
export function methodLabel(line: GameLine | null): string {
  if (line === null) return '';
  return groupPlayLabel(line) ?? regionalPlayLabel(line) ?? numberPlayLabel(line);
}

function numberPlayLabel({ ticket }: GameLine): string {
  if ('isBundleTicket' in ticket && ticket.isBundleTicket === true) {
    return `Bao ${ticket.bundleSelectedNumbers?.length ?? 0} · Bậc ${ticket.bundleLevel ?? 0}`;
  }
  const method = 'playMethod' in ticket ? ticket.playMethod : undefined;
  if (typeof method === 'string') return levelLabel(method);
  return method && 'name' in method && typeof method.name === 'string' && method.name
    ? method.name
    : texts.ordinaryTicket;
}

function levelLabel(method: string): string {
  const level = /^LEVEL_(\d+)$/.exec(method)?.[1];
  if (level) return `Bậc ${level}`;
  return method === kenoFreeMethod.id ? kenoFreeMethod.name : (outcomeNames[method] ?? method);
}

/** The numbers in a line of text: '06 14 22 35 41 53 + 09'. */
export function figureLabel({ balls, bonus, groups }: TicketFigures): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const main = [...balls.map(twoDigits), ...groups].join(' ');
  return bonus.length > 0 ? `${main} + ${bonus.map(twoDigits).join(' ')}` : main;
}

/** The numbers of one ticket in its game's balls, small enough for a list. */
export function TicketFigures({ line }: { line: GameLine | null }) {
  const { balls, bonus, groups } = ticketFigures(line);
  return (
    <>
      {balls.map((value) => (
        <NumberBall key={value} value={value} size={28} />
      ))}
      {bonus.map((value) => (
        <NumberBall key={`bonus ${value}`} value={value} size={28} kind="bonus" />
      ))}
      {groups.length > 0 ? <DigitTiles label="Bộ số" groups={groups} length={groups[0]?.length ?? 0} /> : null}
    </>
  );
}
