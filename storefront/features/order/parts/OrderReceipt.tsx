import { cartTotals, type OrderLine } from '@veloc/rules';
import { Inline, Receipt, StatusBadge, Text, TotalBox } from '@veloc/ui';
import { ReceiptLines } from './ReceiptLines';

/** What is being paid, line by line, over the sum. */
export function OrderReceipt({ lines }: { lines: readonly OrderLine[] }) {
  const { total, fee, value, quantity } = cartTotals(lines);
  return (
    <Receipt
      aria-label="Đơn hàng"
      below={
        <TotalBox
          rows={[
            { label: 'Tạm tính', amount: value },
            { label: 'Phí', amount: fee },
            { label: 'Tổng thanh toán', amount: total, emphasis: 'total' },
          ]}
        />
      }
    >
      <Inline gap={12} rowGap={6} justify="space-between">
        <Text as="h2" size="subtitle" weight="bold">
          Đơn hàng
        </Text>
        <StatusBadge>{`${quantity} vé`}</StatusBadge>
      </Inline>
      <ReceiptLines lines={lines} isUnpaid />
    </Receipt>
  );
}
