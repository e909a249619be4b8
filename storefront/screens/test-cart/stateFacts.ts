import { cartTotals, readiness, syncStatus, vietnamClock, type CartLine, type CartState } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';

/** The cart's state in words, field by field (spec section 3). `now` in ms since the epoch. */
export function stateFacts(cart: CartState, chosen: readonly CartLine[], now: number) {
  const totals = cartTotals(cart.items);
  const judged = readiness(cart.items, chosen);
  return [
    { label: 'Trạng thái đồng bộ', value: syncStatus(cart, now) },
    { label: 'Sẵn sàng thanh toán', value: judged.ready ? 'Có' : judged.message },
    { label: 'Dòng vé', value: `${cart.items.length} dòng · ${totals.quantity} vé · ${formatMoney(totals.total)}` },
    { label: 'Mạng', value: cart.networkStatus },
    { label: 'Đang đồng bộ', value: String(cart.isSyncing) },
    { label: 'Đang tải', value: String(cart.isLoading) },
    { label: 'Bật đồng bộ', value: String(cart.backendSyncEnabled) },
    { label: 'Trang giỏ đang mở', value: String(cart.isOpen) },
    { label: 'Đơn cả giỏ', value: cart.checkoutSession?.order.status ?? 'chưa có' },
    { label: 'Lần đồng bộ cuối', value: cart.lastSyncAt === null ? 'chưa có' : vietnamClock(cart.lastSyncAt) },
    { label: 'Hoạt động cuối', value: cart.lastActivity === null ? 'chưa có' : vietnamClock(cart.lastActivity) },
    { label: 'Số lần thử lại', value: `${cart.syncRetryCount} / ${cart.maxSyncRetries}` },
    { label: 'Vé đã kiểm tra', value: `${cart.validationCache.size} mục` },
    { label: 'Dòng đã bỏ', value: `${cart.dropped.length} dòng` },
  ];
}

/** One line in words: where it stands with the server. */
export function lineFacts(line: CartLine): string {
  return [
    line.backendSynced ? 'backendSynced' : 'isOptimistic',
    line.needsSync ? 'needsSync' : '',
    line.validationStatus,
    `×${line.quantity}`,
    line.syncAttempts > 0 ? `syncAttempts ${line.syncAttempts}` : '',
    line.syncError ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
}
