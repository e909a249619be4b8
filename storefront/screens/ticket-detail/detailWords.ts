import {
  vietnamDate,
  vietnamTime,
  type GameId,
  type HistoryDetail,
  type HistoryPeriod,
  type HistoryTicket,
} from '@veloc/rules';
import { drawnTiers } from '../result/drawnTiers';
import { betWords } from '../ticket/betWords';
import { matchWords, type HeldTicket } from '../ticket/heldTicket';
import { regionalPlayWords } from '../ticket/regionalPlay';
import { copiesWords, ticketState } from '../ticket/ticketState';

/** '09:14, 19/11/2026' in Vietnam. */
export function boughtAt(createdAt: string): string {
  return `${vietnamTime(createdAt)}, ${vietnamDate(createdAt)}`;
}

/** 'Trùng 4 số · Giải Nhì', 'Lẻ · Chưa trúng giải'; null for numbers of which one copy was bought, before the draw. */
export function lineNote(detail: HistoryDetail, ticket: HistoryTicket, held: HeldTicket): string | null {
  const play = playWords(detail.gameId, ticket.ticket);
  const words = [play, copiesWords(ticket), outcomeWords(detail, ticket, held)].filter((word) => word !== null);
  return words.length > 0 ? words.join(' · ') : null;
}

function outcomeWords(detail: HistoryDetail, ticket: HistoryTicket, held: HeldTicket): string | null {
  const state = ticketState(ticket);
  if (state === 'cancelled') return 'Đã hủy';
  if (state === 'refunded') return 'Đã hoàn tiền';
  if (!held.matched) return null;
  const tiers =
    detail.reward?.rewards.filter(({ ticketId }) => ticketId === ticket.ticketId).map(({ name }) => name) ?? [];
  const outcome = tiers.length > 0 ? tiers.join(', ') : ticket.prize > 0 ? 'Trúng giải' : 'Chưa trúng giải';
  if (playWords(detail.gameId, ticket.ticket) !== null) return ticket.prize > 0 ? 'Trúng giải' : outcome;
  return held.numbers.length > 0 ? `${matchWords(held)} · ${outcome}` : outcome;
}

/** What was played where no numbers tell it: 'Cuối', 'Lẻ'; null where they do. */
function playWords(gameId: GameId, ticket: unknown): string | null {
  return gameId === 'kenoeo' || gameId === 'kenoud' ? betWords(gameId, ticket) : regionalPlayWords(gameId, ticket);
}

/** 'Kỳ #01545 · 05/08/2026'; a draw without a number is named by its day already. */
export function drawWords({ name, resultDate }: Pick<HistoryPeriod, 'name' | 'resultDate'>): string {
  return name.includes(resultDate) ? name : `${name} · ${resultDate}`;
}

/** '05 17 23 31 44 52'. */
export function drawnWords(numbers: readonly (number | string)[]): string {
  return numbers.map((value) => String(value).padStart(2, '0')).join(' ');
}

/** What was drawn, as text below the tickets: in one line or, of Max 3D, by prize; regional draws have too much. */
export function resultStrips(gameId: GameId, { result }: Pick<HistoryPeriod, 'result'>) {
  if (!result || gameId === 'loto' || gameId === 'classic') return [];
  return (drawnTiers({ gameId, numbers: result }) ?? [{ name: 'Kết quả', numbers: result }]).map(
    ({ name, numbers }) => ({
      label: name,
      words: drawnWords(numbers),
    }),
  );
}
