import type { WalletTransaction } from '@veloc/rules';
import { expect, it } from 'vitest';
import { movementsCsv } from './csv';

const movement: WalletTransaction = {
  id: '0190a000-0000-7000-8000-000000000001',
  kind: 'withdraw',
  amount: 100_000,
  status: 'failed',
  title: 'Rút tiền',
  createdAt: '2026-11-20T17:30:00.000Z',
  orderId: null,
  bank: { id: 'vcb', name: 'Vietcombank' },
  account: '•••• 3344',
  note: '=1+1, "sai"',
};

it('writes a row each, in Vietnam’s time, that no spreadsheet reckons with', () => {
  const [head, row, end] = movementsCsv([movement], Date.parse(movement.createdAt)).split('\r\n');
  expect(head).toBe(
    '\uFEFFNgày,Giờ,Giao dịch,Số tiền (đ),Tính vào số dư (đ),Trạng thái,Ngân hàng,Ghi chú,Mã giao dịch',
  );
  expect(row).toBe(
    `21/11/2026,00:30,Rút tiền,100000,0,Bị từ chối,Vietcombank •••• 3344,"'=1+1, ""sai""",${movement.id}`,
  );
  expect(end).toBe('');
});

it('writes the head alone for nothing', () => {
  expect(movementsCsv([], 0).trim().split('\r\n')).toHaveLength(1);
});
