import { TICKET_STATUS, type HistoryTicket } from '@veloc/rules';
import { expect, it } from 'vitest';
import type { KeptEstimate, Verdict } from '../../state/kept/databases';
import { drawWords, ticketVerdict } from './keptVerdict';

const receivedAt = Date.parse('2026-08-21T18:32:00+07:00');
const drawn = (estimate: KeptEstimate | null): Verdict => ({
  state: 'drawn',
  receivedAt,
  numbers: [],
  special: [],
  estimates: [estimate],
});
const nothing = drawn({ prizes: [], amount: 0, hasJackpot: false });
const ticket = (ticketStatus: number = TICKET_STATUS.active, prize = 0) => ({ ticketStatus, prize }) as HistoryTicket;

it.each([
  [nothing, 'Kết quả có chữ ký của cửa hàng, nhận lúc 18:32 ngày 21/08'],
  [{ state: 'unknown' }, 'Chưa có kết quả kỳ này trên máy'],
  [{ state: 'refused', why: 'wrong' }, 'Chữ ký sai: không tin kết quả này'],
  [{ state: 'refused', why: 'rollback' }, 'Kết quả vừa nhận cũ hơn kết quả đã có trên máy nên không được dùng'],
] as const)('of a draw is said %#', (verdict, words) => {
  expect(drawWords(verdict)).toBe(words);
});

it.each<[Verdict, string, boolean]>([
  [nothing, 'Dự tính không trúng', false],
  [
    drawn({ prizes: [{ name: 'Giải Ba', lines: 3 }], amount: 90_000, hasJackpot: false }),
    'Dự tính trúng 90.000\u00A0₫ · 3 × Giải Ba',
    true,
  ],
  [
    drawn({ prizes: [{ name: 'Jackpot', lines: 1 }], amount: 0, hasJackpot: true }),
    'Dự tính trúng jackpot · Jackpot',
    true,
  ],
  [
    drawn({
      prizes: [
        { name: 'Jackpot', lines: 1 },
        { name: 'Giải Nhất', lines: 6 },
      ],
      amount: 60_000_000,
      hasJackpot: true,
    }),
    'Dự tính trúng jackpot và 60.000.000\u00A0₫ · Jackpot, 6 × Giải Nhất',
    true,
  ],
])('what a device reckons is told as an estimate %#', (verdict, words, isWon) => {
  expect(ticketVerdict(ticket(), verdict, 0)).toEqual({ words, isWon, isEstimate: true });
});

it('the shop’s own word comes first', () => {
  expect(ticketVerdict(ticket(TICKET_STATUS.won, 300_000), nothing, 0)).toMatchObject({
    words: 'Trúng 300.000\u00A0₫',
    isEstimate: false,
  });
  const won = drawn({ prizes: [{ name: 'Giải Ba', lines: 1 }], amount: 30_000, hasJackpot: false });
  expect(ticketVerdict(ticket(TICKET_STATUS.notWon), won, 0)).toMatchObject({ words: 'Không trúng', isWon: false });
});

it('nobody knows what is not drawn here, or cannot be read', () => {
  expect(ticketVerdict(ticket(), { state: 'unknown' }, 0)).toBeNull();
  expect(ticketVerdict(ticket(), drawn(null), 0)).toBeNull();
});
