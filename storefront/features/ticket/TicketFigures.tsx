import {
  checkTicket,
  outcomeLabels,
  TICKET_PRICE,
  kenoFreeMethod,
  texts,
  type GameId,
  type Ticket,
} from '@veloc/rules';
import { formatMoney, DigitTiles, NumberBall } from '@veloc/ui';
import { groupPlayLabel } from './groupPlay';
import { regionalPlayLabel } from './regionalPlay';

/** A bet of Keno's side games: 'Lẻ', 'Lớn · 50.000 ₫'; empty when it cannot be read. */
export function betLabel(gameId: 'kenoeo' | 'kenoud', ticket: unknown): string {
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) return '';
  const { playMethod, betAmount } = checked.value;
  const name = Object.entries(outcomeLabels).find(([id]) => id === playMethod)?.[1] ?? '';
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
export function ticketFigures(gameId: GameId, ticket: unknown): TicketFigures {
  const checked = checkTicket(gameId, ticket);
  return checked.ok ? figuresOf(checked.value) : nothing;
}

function figuresOf(ticket: Ticket): TicketFigures {
  if ('mainNumbers' in ticket) return { ...nothing, balls: ticket.mainNumbers, bonus: ticket.specialNumbers };
  if (!('listNumber' in ticket)) return { ...nothing, groups: ticket.numbers.replaceAll('-', '').split(' ') };
  const bonus = 'powerNumber' in ticket && ticket.powerNumber !== undefined ? [ticket.powerNumber] : [];
  const isBundle = 'isBundleTicket' in ticket && ticket.isBundleTicket === true;
  return { ...nothing, balls: isBundle ? (ticket.bundleSelectedNumbers ?? []) : ticket.listNumber, bonus };
}

/** How a ticket is played: 'Bậc 6', 'Bao 6 · Bậc 4', 'Chẵn', 'Vé thường'; empty when it cannot be read. */
export function methodLabel(gameId: GameId, ticket: unknown): string {
  return groupPlayLabel(gameId, ticket) ?? regionalPlayLabel(gameId, ticket) ?? numberPlayLabel(gameId, ticket);
}

function numberPlayLabel(gameId: GameId, ticket: unknown): string {
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) return '';
  const { value } = checked;
  if ('isBundleTicket' in value && value.isBundleTicket === true) {
    return `Bao ${value.bundleSelectedNumbers?.length ?? 0} · Bậc ${value.bundleLevel ?? 0}`;
  }
  const method = 'playMethod' in value ? value.playMethod : undefined;
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
export function TicketFigures({ gameId, ticket }: { gameId: GameId; ticket: unknown }) {
  const { balls, bonus, groups } = ticketFigures(gameId, ticket);
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
