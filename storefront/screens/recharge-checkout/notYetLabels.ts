import { formatMoney } from '@veloc/ui';

/** Why `amount` đồng that were sent are not in the wallet yet. */
export function notYetLabel(status: string, amount: number): string {
  return status === 'processing'
    ? `Số tiền nhận được khác ${formatMoney(amount)}. Chúng tôi đang kiểm tra và sẽ cộng ví sớm.`
    : 'Ngân hàng chưa báo có khoản chuyển này, thường mất 1–3 phút. Bạn không cần chuyển lại: tiền đến là ví tự cập nhật.';
}
