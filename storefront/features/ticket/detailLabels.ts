import {
  texts,
  vietnamDate,
  vietnamTime,
  type HistoryDetail,
  type HistoryPeriod,
  type HistoryTicket,
} from '@veloc/rules';
import { matchBeside, type HeldTicket } from './heldTicket';
import { copiesLabel, hasWon, ticketState } from './ticketState';
import { playNote, presentationOf } from '../../games/gamePresentations';

/** '09:14, 19/11/2026' in Vietnam. */
export function boughtAt(createdAt: string): string {
  return `${vietnamTime(createdAt)}, ${vietnamDate(createdAt)}`;
}

/** 'Bao 8 · Trùng 4 số · Giải Nhì', 'Lẻ · Trúng giải'; null for usual numbers, bought once, that have won nothing. */
export function lineNote(detail: HistoryDetail, ticket: HistoryTicket, held: HeldTicket): string | null {
  const play = playNote(ticket, texts.ordinaryTicket);
  const words = [play, copiesLabel(ticket), outcomeLabel(detail, ticket, held)].filter((word) => word !== null);
  return words.length > 0 ? words.join(' · ') : null;
}

function outcomeLabel(detail: HistoryDetail, ticket: HistoryTicket, held: HeldTicket): string | null {
  const state = ticketState(ticket);
  if (state === 'cancelled') return 'Đã hủy';
  if (state === 'refunded') return 'Đã hoàn tiền';
  if (!hasWon(ticket)) return null;
  const tiers =
    detail.reward?.rewards.filter(({ ticketId }) => ticketId === ticket.ticketId).map(({ name }) => name) ?? [];
  const outcome = tiers.length > 0 ? tiers.join(', ') : 'Trúng giải';
  if (!presentationOf(detail.gameId).countsMatches) return 'Trúng giải';
  return [matchBeside(outcome, held), outcome].filter(Boolean).join(' · ');
}

/** 'Kỳ #01545 · 05/08/2026'; a draw without a number is named by its day already. */
export function drawnAtLabel({ name, resultDate }: Pick<HistoryPeriod, 'name' | 'resultDate'>): string {
  return name.includes(resultDate) ? name : `${name} · ${resultDate}`;
}

/** '21/08' of dd/mm/yyyy, with its year where that is another than of `today`; empty where it is `today`. */
export function otherDay(date: string, today: string): string {
  if (date === today) return '';
  return date.slice(-4) === today.slice(-4) ? date.slice(0, 5) : date;
}

/**
 * A draw by the name that the server gives it, where the day `today` (dd/mm/yyyy) has been said: 'Kỳ 18:00' of
 * 'Kỳ 21/08/2026 18:00', of another day 'Kỳ 18:00 21/08'; 'Bến Tre 17:15'; 'Kỳ #01271'. It breaks nowhere.
 */
export function drawNameOn(name: string, today: string): string {
  const [, which = name, date, time] = /^(.+) (\d{2}\/\d{2}\/\d{4}) (\d{2}:\d{2})$/.exec(name) ?? [];
  const words = [which, time, date && otherDay(date, today)];
  return words
    .flatMap((word) => word || [])
    .join('\u00A0')
    .replaceAll(' ', '\u00A0');
}
