import type { NewNotification } from './notify';
import { formatAmount } from './money';

interface Movement {
  userId: string;
  /** Đồng. */
  amount: number;
}

/** Money has come into the wallet from a bank. `transactionId` is the top-up's. */
export function topUpNotice({ userId, amount, transactionId }: Movement & { transactionId: string }): NewNotification {
  return {
    userId,
    kind: 'topup',
    title: `Đã nạp ${formatAmount(amount)}`,
    body: 'Tiền đã vào ví và dùng được ngay.',
    href: `/account/payment-history/${transactionId}`,
  };
}

/** A withdrawal has left for the player's bank account. */
export function withdrawnNotice({ userId, amount }: Movement): NewNotification {
  return {
    userId,
    kind: 'withdraw',
    title: `Đã chuyển ${formatAmount(amount)} về ngân hàng`,
    body: 'Yêu cầu rút tiền của bạn đã hoàn tất.',
    href: '/account/withdraw-history',
  };
}

/** A withdrawal was refused, and what was held is back. */
export function withdrawalReturnedNotice({ userId, amount }: Movement): NewNotification {
  return {
    userId,
    kind: 'withdraw',
    title: `Không rút được ${formatAmount(amount)}`,
    body: 'Tiền đã trở lại số dư. Hãy kiểm tra tài khoản ngân hàng rồi gửi lại yêu cầu.',
    href: '/account/withdraw-history',
  };
}
