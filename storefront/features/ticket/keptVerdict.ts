import { vietnamDate, vietnamTime, type HistoryTicket } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import type { Refusal, Verdict } from '../../state/kept/databases';
import { ticketState } from './ticketState';

/** Why results that came are not believed, in a player's words. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  wrong: 'Chữ ký sai: không tin kết quả này',
  rollback: 'Kết quả vừa nhận cũ hơn kết quả đã có trên máy nên không được dùng',
  altered: 'Kết quả vừa nhận khác kết quả đã ký mà không có đính chính: không tin kết quả này',
};

/** 'Kết quả có chữ ký của cửa hàng, nhận lúc 18:32 ngày 21/08'. `at` in ms. */
export function signedLine(at: number): string {
  return `Kết quả có chữ ký của cửa hàng, nhận lúc ${vietnamTime(at)} ngày ${vietnamDate(at).slice(0, 5)}`;
}

/** What is known of the draw of some tickets. */
export function drawWords(verdict: Verdict): string {
  if (verdict.state === 'drawn') return signedLine(verdict.receivedAt);
  return verdict.state === 'refused' ? refusalWords[verdict.why] : 'Chưa có kết quả kỳ này trên máy';
}

/** What became of a ticket: as the shop has told it, else what this device reckons; null while neither knows. */
export function ticketVerdict(
  ticket: HistoryTicket,
  verdict: Verdict,
  place: number,
): { words: string; isWon: boolean; isEstimate: boolean } | null {
  const state = ticketState(ticket);
  if (state === 'won') return { words: `Trúng ${formatMoney(ticket.prize)}`, isWon: true, isEstimate: false };
  if (state === 'lost') return { words: 'Không trúng', isWon: false, isEstimate: false };
  const estimate = verdict.state === 'drawn' ? verdict.estimates[place] : null;
  if (!estimate) return null;
  const { prizes, amount, hasJackpot } = estimate;
  const names = prizes.map(({ name, lines }) => (lines > 1 ? `${lines} × ${name}` : name)).join(', ');
  const worth = [hasJackpot && 'jackpot', amount > 0 && formatMoney(amount)].filter(Boolean).join(' và ');
  const isWon = prizes.length > 0;
  return { words: isWon ? `Dự tính trúng ${worth} · ${names}` : 'Dự tính không trúng', isWon, isEstimate: true };
}
