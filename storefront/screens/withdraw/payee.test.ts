import { describe, expect, it, vi } from 'vitest';
import { messageOf } from '../../api/errors';
import { accountHolderProblem, accountNumberProblem, amountOptions, amountProblem, missingOfPayee } from './payee';
import { requestWithdrawal } from './useWithdrawal';

describe('a withdrawal being written', () => {
  it('takes whole amounts within the limits and the balance', () => {
    expect(amountProblem(null, 50_000)).toBeNull();
    expect(amountProblem(9_999, 50_000)).toContain('10.000');
    expect(amountProblem(50_001, 50_000)).toContain('50.000');
    expect(amountProblem(50_000, 50_000)).toBeNull();
    expect(amountProblem(50_000, -1)).toBeNull();
    expect(amountProblem(500_000_001, 900_000_000)).toContain('500.000.000');
  });

  it('offers round amounts and all there is', () => {
    expect(amountOptions(250_000)).toEqual([100_000, 200_000, { value: 250_000, label: 'Tất cả' }]);
    expect(amountOptions(4_810_000)).toEqual([
      200_000,
      500_000,
      1_000_000,
      2_000_000,
      { value: 4_810_000, label: 'Tất cả' },
    ]);
    expect(amountOptions(500_000_001).at(-1)).toBe(500_000_000);
    expect(amountOptions(9_000)).toEqual([]);
    expect(amountOptions(-1)).toEqual([]);
  });

  it('asks for what an account lacks, one thing after another', () => {
    const whole = { bankId: 'vcb', accountNumber: '001122', accountHolder: 'AN TRAN' };
    expect(missingOfPayee(whole)).toBeNull();
    expect(missingOfPayee(whole, 'Trần An')).toBe('Dùng tài khoản đứng tên bạn');
    expect(missingOfPayee({ ...whole, accountHolder: '' })).toBe('Nhập tên chủ tài khoản');
    expect(missingOfPayee({ bankId: 'vcb', accountNumber: '1', accountHolder: '' })).toBe('Nhập số tài khoản');
    expect(missingOfPayee({ bankId: null, accountNumber: '', accountHolder: '' })).toBe('Chọn ngân hàng nhận tiền');
  });

  it('reads accounts and holders as banks write them', () => {
    expect(accountHolderProblem('Nguyễn Thị Đào', 'nguyen thi dao')).toBeNull();
    expect(accountHolderProblem('NGUYEN THI HAO', 'Nguyễn Thị Đào')).toContain('Nguyễn Thị Đào');
    expect(accountNumberProblem('0011 2233 44')).toBeNull();
    expect(accountNumberProblem('12345')).not.toBeNull();
    expect(accountHolderProblem('Nguyễn Thị Đào')).toBeNull();
    expect(accountHolderProblem('1')).not.toBeNull();
  });
});

it('sends nothing without a token, in the words of the specification', async () => {
  const withdraw = vi.fn();
  const request = {
    amount: 10_000,
    bankId: 'vcb',
    accountNumber: '001122',
    accountHolder: 'AN',
    source: 'wallet',
  } as const;
  const error: unknown = await requestWithdrawal({ withdraw }, null, request, 'key-12345').catch(
    (failure: unknown) => failure,
  );
  expect(error).toMatchObject({ message: 'No authentication token provided for withdrawal', status: 401 });
  expect(messageOf(error)).toBe('Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.');
  expect(withdraw).not.toHaveBeenCalled();
});
