import {
  texts,
  vietnamDate,
  vietnamTime,
  type HistoryDetail,
  type HistoryPeriod,
  type HistoryTicket,
} from '@veloc/rules';
import { matchLabel, type HeldTicket } from './heldTicket';
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
  return held.numbers.length > 0 ? `${matchLabel(held)} · ${outcome}` : outcome;
}

/** 'Kỳ #01545 · 05/08/2026'; a draw without a number is named by its day already. */
export function drawnAtLabel({ name, resultDate }: Pick<HistoryPeriod, 'name' | 'resultDate'>): string {
  return name.includes(resultDate) ? name : `${name} · ${resultDate}`;
}
