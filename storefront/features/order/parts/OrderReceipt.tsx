import { cartTotals, type OrderLine } from '@veloc/rules';
import { Button, Facts, Inline, Receipt, Stack, StatusBadge, Text, TotalBox } from '@veloc/ui';
import { useState } from 'react';
import { ReceiptLines } from './ReceiptLines';

/** Of more tickets a phone would show nothing of what comes below them. */
const MOST_SHOWN = 6;

/** What is being paid over the sum, line by line; of many lines, once they are asked for. */
export function OrderReceipt({ lines }: { lines: readonly OrderLine[] }) {
  const { total, fee, value, quantity } = cartTotals(lines);
  const [isOpen, setOpen] = useState(false);
  const isLong = lines.length > MOST_SHOWN;
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
      <Stack gap={8}>
        {isLong && !isOpen ? (
          <Text size="label" tone="soft">
            <Facts facts={countsByName(lines)} />
          </Text>
        ) : (
          <ReceiptLines lines={lines} isUnpaid />
        )}
        {isLong ? (
          <Button kind="ghost" size="medium" wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Thu gọn' : `Xem ${quantity} vé`}
          </Button>
        ) : null}
      </Stack>
    </Receipt>
  );
}

/** 'MEGA 6/45: 6 vé', 'KENO: 4 vé'. */
function countsByName(lines: readonly OrderLine[]): string[] {
  const names = [...new Set(lines.map(({ gameName }) => gameName))];
  return names.map((name) => {
    const { quantity } = cartTotals(lines.filter(({ gameName }) => gameName === name));
    return `${name}:\u00A0${quantity}\u00A0vé`;
  });
}
