import type { NotificationFact } from '@veloc/rules';
import type { WinGrade } from '../../features/reveal/wonDraws';
import { expect, test, it } from 'vitest';
import { notificationText, outcomeLabel } from './notificationText';
import { momentLabel } from './parts/NotificationWords';

test.each([
  [1, 0, '1 vé không trúng.'],
  [3, 0, '3 vé không trúng.'],
  [1, 1, '1 vé trúng.'],
  [3, 1, '1 trong 3 vé trúng.'],
  [3, 3, 'cả 3 vé đều trúng.'],
])('of %i tickets %i have won', (held, won, words) => {
  expect(outcomeLabel(held, won)).toBe(words);
});

const params = {
  gameId: 'mega',
  periodName: 'Kỳ 21/08/2026 18:00',
  tickets: 2,
  amount: 300_000,
  purchase: 'o1.mega',
} as const;
const inMega = 'MEGA 6/45 kỳ 18:00';
const prizePage = '/account/tickets/o1.mega/reward';
const megaTickets = '/account/tickets?game=mega';
const drawn = {
  gameId: 'mega',
  date: '21/08/2026',
  periodName: 'Kỳ 1',
  draws: 1,
  held: 2,
  won: 0,
  amount: 0,
  purchase: null,
  drawId: null,
} as const;

interface Case {
  fact: NotificationFact;
  win?: WinGrade;
  title: string;
  amount?: number;
  body: string;
  href: string | null;
}

test.each<Case>([
  {
    fact: { kind: 'deviceAdded', params: { device: 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile' } },
    title: 'Đăng nhập trên thiết bị mới',
    body: 'Chrome · Android. Không phải bạn? Hãy đổi mã PIN: mọi thiết bị khác sẽ bị đăng xuất.',
    href: '/account/sessions',
  },
  {
    fact: { kind: 'deviceAdded', params: { device: 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile', others: 2 } },
    title: 'Đăng nhập trên thiết bị mới',
    body: 'Chrome · Android và 2 thiết bị khác. Không phải bạn? Hãy đổi mã PIN: mọi thiết bị khác sẽ bị đăng xuất.',
    href: '/account/sessions',
  },
  {
    fact: { kind: 'profileChanged', params: { fields: ['name', 'identify'] } },
    title: 'Hồ sơ vừa được thay đổi',
    body: 'Đã đổi họ và tên, số giấy tờ. Không phải bạn? Hãy xem các thiết bị đang đăng nhập.',
    href: '/account/sessions',
  },
  {
    fact: { kind: 'pinChanged', params: {} },
    title: 'Mã PIN vừa được đổi',
    body: 'Các thiết bị khác đã được đăng xuất. Không phải bạn? Hãy đổi lại mã PIN bằng mã OTP.',
    href: '/account/change-pass',
  },
  {
    fact: {
      kind: 'limitNear',
      params: { spent: 410_000, limit: 500_000, monthEnd: '2026-08-31T17:00:00.000Z' },
    },
    title: 'Bạn đã chơi quá 80% ngân sách tháng',
    body: 'Đã chơi 410.000 ₫ trong 500.000 ₫ bạn tự đặt. Còn 90.000 ₫ đến hết ngày 31/08/2026.',
    href: '/account/limits?budget',
  },
  {
    fact: { kind: 'breakBegun', params: { until: '2027-02-21T03:00:00.000Z' } },
    title: 'Bạn đã bắt đầu tạm nghỉ',
    body: 'Bạn không mua được vé đến 10:00 ngày 21/02/2027. Không phải bạn? Hãy đổi mã PIN và liên hệ với chúng tôi.',
    href: '/account/limits',
  },
  {
    fact: {
      kind: 'drawn',
      params: { ...drawn, periodName: params.periodName, drawId: 'mega:1' },
    },
    title: 'MEGA 6/45 đã có kết quả',
    body: 'Kỳ 18:00 · 2 vé không trúng.',
    href: '/result/mega/mega%3A1',
  },
  {
    fact: { kind: 'drawn', params: { ...drawn, gameId: 'kenoud', draws: 30, held: 30 } },
    title: 'KENO LỚN NHỎ đã có kết quả',
    body: '30 kỳ · 30 vé không trúng.',
    href: '/account/tickets?game=kenoud',
  },
  {
    fact: { kind: 'drawn', params: { ...drawn, won: 1, amount: 10_000, purchase: 'o1.mega', drawId: 'mega:1' } },
    win: 'small',
    title: 'Chúc mừng, bạn trúng',
    amount: 10_000,
    body: 'MEGA 6/45 kỳ 1 · 1 trong 2 vé trúng. Tiền đã vào số dư thưởng.',
    href: prizePage,
  },
  {
    fact: { kind: 'drawn', params: { ...drawn, won: 2, amount: 2_000_000, drawId: 'mega:1' } },
    win: 'large',
    title: 'Chúc mừng, bạn trúng',
    amount: 2_000_000,
    body: 'MEGA 6/45 kỳ 1 · cả 2 vé đều trúng. Tiền đã vào số dư thưởng.',
    href: '/result/mega/mega%3A1',
  },
  {
    fact: {
      kind: 'drawn',
      params: { ...drawn, won: 1, amount: 52_000, stake: 60_000, purchase: 'o1.mega', drawId: 'mega:1' },
    },
    win: 'calm',
    title: 'Mua 60.000 ₫ · trúng 52.000 ₫',
    body: 'MEGA 6/45 kỳ 1 · 1 trong 2 vé trúng. Tiền đã vào số dư thưởng.',
    href: prizePage,
  },
  {
    fact: { kind: 'drawn', params: { ...drawn, won: 1, amount: 60_001, stake: 60_000, purchase: 'o1.mega' } },
    win: 'small',
    title: 'Chúc mừng, bạn trúng',
    amount: 60_001,
    body: 'MEGA 6/45 kỳ 1 · 1 trong 2 vé trúng. Tiền đã vào số dư thưởng.',
    href: prizePage,
  },
  {
    fact: { kind: 'prizePaid', params },
    win: 'small',
    title: 'Chúc mừng, bạn trúng',
    amount: 300_000,
    body: `${inMega} · 2 vé trúng. Tiền đã vào số dư thưởng.`,
    href: prizePage,
  },
  {
    fact: { kind: 'prizePaid', params: { ...params, purchase: null } },
    win: 'small',
    title: 'Chúc mừng, bạn trúng',
    amount: 300_000,
    body: `${inMega} · 2 vé trúng. Tiền đã vào số dư thưởng.`,
    href: megaTickets,
  },
  {
    fact: { kind: 'prizePaid', params: { ...params, gameId: 'loto', purchase: 'LTo1.loto' } },
    win: 'small',
    title: 'Chúc mừng, bạn trúng',
    amount: 300_000,
    body: 'LOTO kỳ 18:00 · 2 vé trúng. Tiền đã vào số dư thưởng.',
    href: '/loto/ticket-reward?id=LTo1.loto',
  },
  {
    fact: { kind: 'prizeWaiting', params: { ...params, amount: 0 } },
    win: 'jackpot',
    title: 'Chúc mừng, bạn trúng giải cao nhất',
    body: `${inMega}: giải đang chờ cửa hàng đối chiếu trước khi trả. Hãy xem cần chuẩn bị gì và hạn nhận.`,
    href: prizePage,
  },
  {
    fact: { kind: 'prizeRepriced', params },
    title: 'Giải của bạn nay là 300.000 ₫',
    body: `${inMega}: giải cao nhất được chia cho các vé trúng đã công bố. Giải vẫn chưa được trả.`,
    href: prizePage,
  },
  {
    fact: { kind: 'prizeWithdrawn', params },
    title: 'Giải 300.000 ₫ không còn hiệu lực',
    body: `${inMega}: kết quả đã được đính chính, theo kết quả đúng vé của bạn không trúng giải này.`,
    href: megaTickets,
  },
  {
    fact: { kind: 'prizeApproved', params: { ...params, tax: 30_000 } },
    win: 'small',
    title: 'Đã trả thưởng',
    amount: 300_000,
    body: `${inMega} · 2 vé. Tiền đã vào số dư thưởng. Đã khấu trừ 30.000 ₫ tiền thuế.`,
    href: prizePage,
  },
  {
    fact: { kind: 'prizeRejected', params: { ...params, reason: 'Vé bị rách' } },
    title: 'Chưa thể trả thưởng 300.000 ₫',
    body: `${inMega} · 2 vé. Lý do: Vé bị rách`,
    href: prizePage,
  },
  {
    fact: { kind: 'prizeLapsed', params },
    title: 'Giải 300.000 ₫ đã hết hạn nhận',
    body: `${inMega} · 2 vé. Thời hạn nhận thưởng đã qua mà giải chưa được duyệt.`,
    href: prizePage,
  },
  {
    fact: { kind: 'drawRefunded', params },
    title: 'Hoàn 300.000 ₫ vào ví',
    body: `${inMega} đã bị hủy. Tiền của 2 vé đã trở lại ví của bạn.`,
    href: megaTickets,
  },
  {
    fact: { kind: 'ticketsRefunded', params },
    title: 'Hoàn 300.000 ₫ vào ví',
    body: `${inMega}: không đối chiếu được 2 vé với kết quả. Tiền vé đã trở lại ví của bạn.`,
    href: megaTickets,
  },
  {
    fact: { kind: 'topUpCredited', params: { amount: 70_000, transactionId: 't1' } },
    title: 'Đã nạp 70.000 ₫',
    body: 'Tiền đã vào ví và dùng được ngay.',
    href: '/account/payment-history/t1',
  },
  {
    fact: { kind: 'withdrawalSent', params: { amount: 30_000 } },
    title: 'Đã chuyển 30.000 ₫ về ngân hàng',
    body: 'Yêu cầu rút tiền của bạn đã hoàn tất.',
    href: '/account/withdraw-history',
  },
  {
    fact: { kind: 'withdrawalReturned', params: { amount: 30_000 } },
    title: 'Không rút được 30.000 ₫',
    body: 'Tiền đã trở lại số dư. Hãy kiểm tra tài khoản ngân hàng rồi gửi lại yêu cầu.',
    href: '/account/withdraw-history',
  },
  {
    fact: {
      kind: 'walletAdjusted',
      params: { amount: 500_000, isDebit: true, reason: 'Nạp nhầm ví', transactionId: 't2' },
    },
    title: 'Đã trừ 500.000 ₫ khỏi số dư',
    body: 'Cửa hàng đã điều chỉnh số dư. Lý do: Nạp nhầm ví',
    href: '/account/payment-history/t2',
  },
  {
    fact: {
      kind: 'walletAdjusted',
      params: { amount: 500_000, isDebit: false, reason: 'Khoản nạp bị ghi nhầm', transactionId: 't3' },
    },
    title: 'Đã cộng 500.000 ₫ vào số dư',
    body: 'Cửa hàng đã điều chỉnh số dư. Lý do: Khoản nạp bị ghi nhầm',
    href: '/account/payment-history/t3',
  },
  {
    fact: { kind: 'written', params: { about: 'prize', title: 'Trúng', body: 'Như đã viết', href: null } },
    title: 'Trúng',
    body: 'Như đã viết',
    href: null,
  },
])('$fact.kind: $title', ({ fact, ...words }) => {
  const { topic: _topic, title, body, ...told } = notificationText(fact, '21/08/2026');
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  expect({ title: plain(title), body: plain(body), ...told }).toEqual(words);
});

it('names a draw with its day, if that is not its own', () => {
  const { body } = notificationText({ kind: 'prizePaid', params }, '22/08/2026');
  expect(body.replaceAll('\u00A0', ' ')).toBe('MEGA 6/45 kỳ 18:00 21/08 · 2 vé trúng. Tiền đã vào số dư thưởng.');
});

it('tells of which day several draws were, if that is not its own', () => {
  const fact: NotificationFact = { kind: 'drawn', params: { ...drawn, draws: 3 } };
  const bodyOn = (day: string) => notificationText(fact, day).body.replaceAll('\u00A0', ' ');
  expect(bodyOn('21/08/2026')).toBe('3 kỳ · 2 vé không trúng.');
  expect(bodyOn('22/08/2026')).toBe('3 kỳ ngày 21/08 · 2 vé không trúng.');
});

const now = Date.parse('2026-11-21T12:16:42+07:00');

it.each([
  ['2026-11-21T12:16:10+07:00', 'Vừa xong'],
  ['2026-11-21T12:17:00+07:00', 'Vừa xong'],
  ['2026-11-21T12:11:00+07:00', '5 phút trước'],
  ['2026-11-21T00:30:00+07:00', '00:30'],
  ['2026-11-20T23:59:00+07:00', '23:59'],
  ['2026-11-19T18:02:00+07:00', '19/11/2026 18:02'],
])('says of %s %s', (instant, words) => {
  expect(momentLabel(instant, now)).toBe(words);
});
