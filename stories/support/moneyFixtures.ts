import { vietnamDay, type DayTotal, type PayoutAccount, type WalletTransaction } from '@veloc/rules';
import { answer, type Answer, type Answers } from './answers';

const id = (index: number) => `019aa2f0-0000-7000-8000-${String(index).padStart(12, '0')}`;

type Given = Partial<WalletTransaction> & Pick<WalletTransaction, 'kind' | 'amount' | 'createdAt'>;

function movement(index: number, given: Given): WalletTransaction {
  return { id: id(index), status: 'success', title: 'Mua vé', orderId: null, bank: null, ...given };
}

const vietcombank = { id: 'vcb', name: 'Vietcombank' };

/** What was bought. */
export const bought: WalletTransaction[] = [
  movement(1, {
    kind: 'buy',
    amount: 10_000,
    createdAt: '2026-11-21T02:14:00.000Z',
    purchase: { gameId: 'power', name: 'POWER 6/55', tickets: 1, periods: 1 },
  }),
  movement(2, {
    kind: 'buy',
    amount: 150_000,
    createdAt: '2026-11-21T02:14:00.000Z',
    purchase: { gameId: 'keno', name: 'KENO BAO', tickets: 1, periods: 1 },
  }),
  movement(3, {
    kind: 'buy',
    amount: 10_000,
    createdAt: '2026-11-21T02:14:00.000Z',
    purchase: { gameId: 'max3d', name: 'MAX 3D', tickets: 1, periods: 1 },
  }),
  movement(4, {
    kind: 'buy',
    amount: 20_000,
    createdAt: '2026-11-19T01:51:00.000Z',
    purchase: { gameId: 'power', name: 'POWER 6/55', tickets: 2, periods: 1 },
  }),
  movement(5, {
    kind: 'buy',
    amount: 40_000,
    createdAt: '2026-11-19T01:40:00.000Z',
    purchase: { gameId: 'mega', name: 'MEGA 6/45', tickets: 2, periods: 2 },
  }),
  movement(6, {
    kind: 'buy',
    amount: 30_000,
    createdAt: '2026-11-18T10:25:00.000Z',
    purchase: { gameId: null, name: 'KENO, MEGA 6/45', tickets: 3, periods: 1 },
  }),
];

/** What came back. */
export const returned: WalletTransaction[] = [
  movement(11, {
    kind: 'refund',
    amount: 10_000,
    createdAt: '2026-11-20T04:05:00.000Z',
    title: 'Hoàn tiền vé',
    purchase: { gameId: 'keno', name: 'KENO', tickets: 1, periods: 1, periodName: 'Kỳ #0219544' },
  }),
  movement(12, {
    kind: 'cashback',
    amount: 30_000,
    createdAt: '2026-10-25T11:40:00.000Z',
    title: 'Hoàn tiền khuyến mãi',
  }),
];

export const topUps: WalletTransaction[] = [
  movement(21, {
    kind: 'topup',
    amount: 200_000,
    status: 'pending',
    title: 'Nạp tiền',
    createdAt: '2026-11-21T04:58:00.000Z',
    bank: vietcombank,
  }),
  movement(22, {
    kind: 'topup',
    amount: 100_000,
    status: 'processing',
    title: 'Nạp tiền',
    createdAt: '2026-11-20T04:58:00.000Z',
    bank: vietcombank,
  }),
  movement(23, {
    kind: 'topup',
    amount: 500_000,
    title: 'Nạp tiền',
    createdAt: '2026-11-20T03:30:00.000Z',
    bank: vietcombank,
  }),
];

export const withdrawals: WalletTransaction[] = [
  movement(31, {
    kind: 'withdraw',
    amount: 150_000,
    status: 'pending',
    title: 'Rút tiền',
    createdAt: '2026-11-21T03:10:00.000Z',
    bank: vietcombank,
    account: '•••• 3344',
    source: 'wallet',
  }),
  movement(32, {
    kind: 'withdraw',
    amount: 1_250_000,
    title: 'Rút tiền',
    createdAt: '2026-11-15T03:10:00.000Z',
    bank: vietcombank,
    account: '•••• 3344',
    source: 'reward',
  }),
  movement(33, {
    kind: 'withdraw',
    amount: 80_000,
    status: 'failed',
    title: 'Rút tiền',
    createdAt: '2026-11-12T03:10:00.000Z',
    bank: { id: 'tcb', name: 'Techcombank' },
    account: '•••• 9021',
    source: 'wallet',
    note: 'Tên chủ tài khoản không khớp',
  }),
];

/** What the operator put into the wallet and took from it by hand. */
export const adjustments: WalletTransaction[] = [
  movement(41, {
    kind: 'manual_debit',
    amount: 500_000,
    title: 'Điều chỉnh số dư',
    createdAt: '2026-11-21T03:20:00.000Z',
    note: 'Khoản nạp 500.000 đồng của người khác đã được ghi nhầm vào ví của bạn',
  }),
  movement(42, {
    kind: 'manual_credit',
    amount: 20_000,
    title: 'Điều chỉnh số dư',
    createdAt: '2026-11-20T03:20:00.000Z',
    note: 'Bù phí chuyển khoản',
  }),
];

const byTime = (one: WalletTransaction, other: WalletTransaction) => other.createdAt.localeCompare(one.createdAt);

/** Everything of the above, the newest first. */
export const payments: WalletTransaction[] = [...bought, ...returned, ...topUps, ...withdrawals].toSorted(byTime);

export const payoutAccounts: PayoutAccount[] = [
  { bankId: 'vcb', bankName: 'Vietcombank', accountNumber: '0011223344', accountHolder: 'NGUYEN THI THU HA' },
];

function totals(movements: readonly WalletTransaction[]): DayTotal[] {
  const out = ['buy', 'withdraw', 'manual_debit'];
  const days = new Map<string, DayTotal>();
  for (const { kind, amount, status, createdAt } of movements) {
    const date = vietnamDay(createdAt);
    const day = days.get(date) ?? { date, total: 0, count: 0 };
    const counted = status === 'failed' || (kind === 'topup' && status !== 'success') ? 0 : amount;
    days.set(date, { date, total: day.total + (out.includes(kind) ? -counted : counted), count: day.count + 1 });
  }
  return [...days.values()];
}

/** One page of a list with the sums of its days over the `whole` of it. */
export function moneyPage(
  movements: readonly WalletTransaction[],
  cursor: string | null = null,
  whole: readonly WalletTransaction[] = movements,
): Answer {
  const body = { status: 200, message: 'Thành công', data: movements, cursor, days: totals(whole) };
  return { status: 200, body };
}

/** The wallet's calls, answered from the above. */
export const moneyAnswers: Answers = {
  'POST /client-transaction/get-list-transaction': async (request) => {
    const { group } = (await request.json()) as { group: 'buyTicket' | 'cashback' };
    const lists = { buyTicket: group === 'buyTicket' ? bought : [], cashback: group === 'cashback' ? returned : [] };
    return answer({
      ...lists,
      cursor: { buyTicket: null, cashback: null },
      days: { buyTicket: totals(lists.buyTicket), cashback: totals(lists.cashback) },
    });
  },
  'GET /client-transaction/get-list-charge-transaction-v2': moneyPage(topUps),
  'GET /client-withdraw/get-history-v2': moneyPage(withdrawals),
  'GET /client-withdraw/get-accounts': answer(payoutAccounts),
  'GET /client/payment-history': moneyPage(payments),
  ...Object.fromEntries(
    payments.map((one) => [`GET /client/payment-history/${one.id}`, answer({ ...one, order: null })]),
  ),
};
