import type { Transaction } from '@veloc/rules';

interface Outcome {
  tone: 'success' | 'info' | 'warning';
  sentence: string;
}

/** What is said of a payment, by what the server knows of it. */
export function outcomeOf({ status }: Pick<Transaction, 'status'>): Outcome {
  switch (status) {
    case 'success':
      return { tone: 'success', sentence: 'Giao dịch thành công. Tiền đã vào Ví Vé Lộc.' };
    case 'pending':
    case 'processing':
      return { tone: 'info', sentence: 'Đang chờ ngân hàng xác nhận. Trang này tự cập nhật.' };
    case 'failed':
    case 'cancelled':
      return { tone: 'warning', sentence: 'Giao dịch không thành công. Chưa có khoản tiền nào vào ví.' };
  }
}
