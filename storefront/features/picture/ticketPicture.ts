import { gameConfig, gameName, texts, type HistoryEntry, type HistoryPeriod, type HistoryTicket } from '@veloc/rules';
import { formatMoney, type PicturedTicket, type TicketPaperProps } from '@veloc/ui';
import { betLabel, playNote, presentationOf } from '../../games/gamePresentations';
import { drawnAtLabel } from '../ticket/detailLabels';
import { heldTicket } from '../ticket/heldTicket';
import { codeLabel, orderCode, shortCode } from '../ticket/ticketIds';
import { copiesLabel, copyCount, isHeld, stateLabel, ticketState } from '../ticket/ticketState';
import { stakeToTell } from '../ticket/stake';
import { tiersOf } from '../ticket/tiers';

/** What one slip holds, and so one picture. */
const MOST_TICKETS = 6;
const HIDDEN_CODE = '••••-••••-••••';
/** Heads the golden edition of who keeps the figure to themselves. */
const HIDDEN_PRIZE = 'Lộc đã về';

/** Tickets of one draw that are shown in one picture. */
export interface PicturedDraw {
  orderId: string;
  period: Pick<HistoryPeriod, 'name' | 'resultDate'> & Partial<Pick<HistoryPeriod, 'result' | 'special'>>;
  tickets: readonly [HistoryTicket, ...HistoryTicket[]];
}

/** The pictures of a purchase: one a draw, more where it has more tickets. What is not paid for is no ticket yet. */
export function picturedDraws({ id, listPeriod }: Pick<HistoryEntry, 'id' | 'listPeriod'>): PicturedDraw[] {
  return listPeriod.flatMap((period) => {
    const held = period.tickets.filter(isHeld);
    const pictures: PicturedDraw[] = [];
    for (let from = 0; from < held.length; from += MOST_TICKETS) {
      const [first, ...others] = held.slice(from, from + MOST_TICKETS);
      if (first) pictures.push({ orderId: orderCode(id), period, tickets: [first, ...others] });
    }
    return pictures;
  });
}

interface Hidden {
  /** Without the code, which whoever has the picture could give out as theirs. @default false */
  code?: boolean;
  /** Without what was won. @default false */
  prize?: boolean;
}

/** Whether the tickets have won something that has a figure, and is more than they cost, and so are gold. */
export function isGolden({ tickets }: PicturedDraw): boolean {
  return stakeToTell(tickets) === null && tickets.some((ticket) => ticketState(ticket) === 'won' && ticket.prize > 0);
}

/** What the picture of a draw's tickets says. It may go from hand to hand, so it names nobody. */
export function ticketPicture(draw: PicturedDraw, hidden: Hidden = {}): TicketPaperProps {
  const { orderId, period, tickets } = draw;
  const [first] = tickets;
  const prize = tickets.reduce((sum, ticket) => sum + ticket.prize, 0);
  const price = tickets.reduce((sum, ticket) => sum + ticket.price, 0);
  const isGold = isGolden(draw);
  const tier = isGold && period.result ? bestTier(tickets, period.result, period.special) : undefined;
  const { title } = gameConfig[first.gameId];
  const states = [...new Set(tickets.map((ticket) => stateLabel[ticketState(ticket)]))];
  const code =
    tickets.length > 1
      ? { name: codeLabel.order, value: shortCode(orderId) }
      : { name: codeLabel.ticket, value: shortCode(first.ticketId) };
  return {
    accent: first.gameId,
    petals: presentationOf(first.gameId).petals,
    title,
    subtitle: isGold ? [tier, title, period.name].filter(Boolean).join(' · ') : drawnAtLabel(period),
    shop: 'Vé Lộc',
    tickets: tickets.map((ticket) => picturedTicket(ticket, period)),
    gold: isGold ? { prize: hidden.prize ? HIDDEN_PRIZE : formatMoney(prize), badge: 'Bản vàng' } : undefined,
    code: hidden.code ? { ...code, value: HIDDEN_CODE } : code,
    facts: [
      `${copyCount(tickets)} vé · ${formatMoney(price)}`,
      isGold ? `Quay ${period.resultDate}` : states.join(', '),
    ],
  };
}

function picturedTicket(ticket: HistoryTicket, period: PicturedDraw['period']): PicturedTicket {
  const held = heldTicket(ticket, period.result ?? null, period.special);
  const play = betLabel(ticket) || playNote(ticket, texts.ordinaryTicket);
  return {
    code: ticket.code,
    numbers: held.numbers,
    bonus: held.bonus,
    note: [play, copiesLabel(ticket)].filter(Boolean).join(' · '),
    matched: held.matched,
    matchedBonus: held.matchedBonus,
  };
}

/** The tier of the dearest of them; undefined where the draw alone does not tell. */
function bestTier(
  tickets: PicturedDraw['tickets'],
  numbers: NonNullable<HistoryPeriod['result']>,
  special: HistoryPeriod['special'],
): string | undefined {
  const best = tickets.reduce((one, other) => (other.prize > one.prize ? other : one));
  return tiersOf(best, { numbers, special })[0];
}

/** The name of a picture's file. It tells the code only where the picture does. */
export function pictureName(draw: PicturedDraw, hidden: Hidden = {}): string {
  const { code } = ticketPicture(draw);
  return ['ve-loc', draw.tickets[0].gameId, hidden.code ? '' : code.value].filter(Boolean).join('-');
}

/** 'POWER 6/55 · Kỳ #01271': which of several pictures it is. */
export function pictureTitle({ period, tickets: [first] }: PicturedDraw): string {
  return `${gameName(first.gameId, first.ticket)} · ${period.name}`;
}
