import { vietnamDate, vietnamTime, type WalletTransaction } from '@veloc/rules';
import { movementTitle, signedAmount, statusLabel } from './movement';

const columns = [
  'Ngày',
  'Giờ',
  'Giao dịch',
  'Số tiền (đ)',
  'Tính vào số dư (đ)',
  'Trạng thái',
  'Ngân hàng',
  'Ghi chú',
  'Mã giao dịch',
];

/** Spreadsheets take a file for UTF-8 by this mark. */
const UTF8_MARK = '\uFEFF';

/** Movements as they stand at `now` (ms), as a file for a spreadsheet (RFC 4180), one row each. */
export function movementsCsv(movements: readonly WalletTransaction[], now: number): string {
  const rows = movements.map((movement) => [
    vietnamDate(movement.createdAt),
    vietnamTime(movement.createdAt),
    movementTitle(movement),
    movement.amount,
    signedAmount(movement),
    statusLabel(movement, now),
    [movement.bank?.name, movement.account].filter(Boolean).join(' '),
    movement.note ?? movement.purchase?.periodName ?? '',
    movement.id,
  ]);
  return UTF8_MARK + [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet would reckon with a text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
