import { TOP_UP, transactionKinds, transactionStatuses, type WalletTransaction } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { movementFacts, movementTitle, signedAmount, statusSentence, statusLabel } from './movement';

const movement: WalletTransaction = {
  id: 't1',
  kind: 'buy',
  amount: 40_000,
  status: 'success',
  title: 'Mua vé',
  createdAt: '2026-11-21T01:40:00.000Z',
  orderId: 'o1',
  bank: null,
  purchase: { gameId: 'mega', name: 'MEGA 6/45', tickets: 2, periods: 2 },
};

const boughtAt = Date.parse(movement.createdAt);

describe('a movement of money', () => {
  it.each<[Partial<WalletTransaction>, number]>([
    [{}, -40_000],
    [{ kind: 'refund' }, 40_000],
    [{ kind: 'topup' }, 40_000],
    [{ kind: 'topup', status: 'pending' }, 0],
    [{ kind: 'topup', status: 'processing' }, 0],
    [{ kind: 'withdraw', status: 'pending' }, -40_000],
    [{ kind: 'withdraw', status: 'failed' }, 0],
    [{ kind: 'withdraw_reversal' }, 0],
    [{ kind: 'reward_transfer' }, 0],
    [{ kind: 'reward' }, 40_000],
    [{ kind: 'manual_credit' }, 40_000],
    [{ kind: 'manual_debit' }, -40_000],
  ])('counts %j as %i', (change, counted) => {
    expect(signedAmount({ ...movement, ...change })).toBe(counted);
  });

  it('is called after its game, and tells tickets or draw, bank, account and reason', () => {
    expect(movementTitle(movement)).toBe('MEGA 6/45');
    expect(movementFacts(movement)).toEqual(['08:40', '2 vé, 2 kỳ']);
    const refund: WalletTransaction = {
      ...movement,
      kind: 'refund',
      purchase: { gameId: 'keno', name: 'KENO', tickets: 1, periods: 1, periodName: 'Kỳ #0219544' },
    };
    expect(movementTitle(refund)).toBe('Hoàn tiền KENO');
    expect(movementFacts(refund)).toEqual(['08:40', 'Kỳ\u00A0#0219544']);
    const won: WalletTransaction = {
      ...movement,
      kind: 'reward',
      purchase: { gameId: 'keno', name: 'KENO', tickets: 1, periods: 1, periodName: 'Kỳ 21/11/2026 08:32', code: 'C' },
    };
    expect(movementTitle(won)).toBe('Trúng KENO');
    expect(movementFacts(won)).toEqual(['08:40', 'Kỳ\u00A008:32', 'Vé\u00A0C']);
    expect(movementFacts({ ...won, createdAt: '2026-11-22T01:40:00.000Z' })[1]).toBe('Kỳ\u00A008:32\u00A021/11');
    const { purchase: _none, ...plain } = movement;
    const withdrawal: WalletTransaction = {
      ...plain,
      kind: 'withdraw',
      title: 'Rút tiền',
      bank: { id: 'vcb', name: 'Vietcombank' },
      account: '•••• 3344',
      source: 'reward',
      note: 'Sai tên',
    };
    expect(movementFacts(withdrawal)).toEqual(['08:40', 'Vietcombank', '••••\u00A03344', 'từ số dư thưởng', 'Sai tên']);
  });

  it('tells why the shop adjusted the wallet', () => {
    const { purchase: _none, ...plain } = movement;
    const adjusted = { ...plain, title: 'Điều chỉnh số dư', note: 'Nạp nhầm ví' };
    for (const kind of ['manual_credit', 'manual_debit'] as const) {
      expect(movementTitle({ ...adjusted, kind })).toBe('Điều chỉnh số dư');
      expect(movementFacts({ ...adjusted, kind, source: 'wallet' })).toEqual(['08:40', 'Nạp nhầm ví']);
    }
    expect(movementFacts({ ...adjusted, kind: 'manual_debit', source: 'reward' })).toContain('từ số dư thưởng');
    expect(movementFacts({ ...adjusted, kind: 'manual_credit', source: 'reward' })).toContain('vào số dư thưởng');
  });

  it('has words for every kind and state', () => {
    for (const kind of transactionKinds) {
      for (const status of transactionStatuses) {
        expect(statusLabel({ ...movement, kind, status }, boughtAt)).not.toBe('');
        expect(statusSentence({ ...movement, kind, status }, boughtAt)).toMatch(/\.$/);
      }
    }
  });

  it('is a top-up that waits while its code is shown, and not for ever', () => {
    const topUp: WalletTransaction = { ...movement, kind: 'topup', status: 'pending' };
    const end = boughtAt + TOP_UP.validFor;
    expect(statusLabel(topUp, end - 1)).toBe('Chờ chuyển khoản');
    expect(statusLabel(topUp, end)).toBe('Mã đã hết hạn');
    expect(statusSentence(topUp, end)).toContain('tiền vẫn vào ví');
    expect(statusLabel({ ...topUp, status: 'success' }, end)).toBe('Đã vào ví');
    expect(statusLabel({ ...topUp, status: 'processing' }, end)).toBe('Đang kiểm tra');
    expect(statusLabel({ ...topUp, kind: 'withdraw' }, end)).toBe('Đang chờ chuyển');
  });
});
