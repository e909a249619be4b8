import type { Order, OrderStatus } from '@veloc/rules';

/** What became of an order, in a badge. */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
  pending: 'Chờ thanh toán',
  paid: 'Đã thanh toán',
  cancelled: 'Đã hủy',
  refunded: 'Đã hoàn tiền',
  expired: 'Đã hết hạn',
};

/** The same as a sentence over the receipt. */
export function statusSentence({ status }: Pick<Order, 'status'>): string {
  switch (status) {
    case 'pending':
      return 'Đơn hàng đang chờ thanh toán. Chưa có khoản tiền nào bị trừ.';
    case 'paid':
      return 'Thanh toán thành công. Vé đã sẵn sàng dự thưởng.';
    case 'refunded':
      return 'Kỳ quay bị hủy. Tiền vé đã được hoàn vào Ví Vé Lộc.';
    case 'expired':
      return 'Đơn hàng đã hết hạn và chưa bị trừ tiền. Vui lòng chọn vé lại.';
    case 'cancelled':
      return 'Đơn hàng đã hủy và chưa bị trừ tiền.';
  }
}
