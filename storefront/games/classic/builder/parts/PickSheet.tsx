import { classicRandom } from '@veloc/rules';
import { BottomSheet, Button, Inline, QuantityStepper, Text } from '@veloc/ui';
import { useState } from 'react';
import { useSheetOpen } from '../../../../state/contexts';

const USUAL = 3;

interface PickSheetProps {
  open: boolean;
  onClose: () => void;
  /** So many tickets are to be chosen. */
  onPick: (count: number) => void;
}

/** 'Chọn nhanh': how many tickets the shop is to choose (decision G26). */
export function PickSheet({ open, onClose, onPick }: PickSheetProps) {
  const [count, setCount] = useState(USUAL);
  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={onClose}
      accent="classic"
      title="Chọn nhanh"
      description="Mỗi số một vé, chọn ngẫu nhiên trong kho. Vé bạn đã chọn được giữ nguyên."
      footer={
        <Button
          wide
          onClick={() => {
            onPick(count);
            onClose();
          }}
        >
          Chọn nhanh {count} vé
        </Button>
      }
    >
      <Inline gap={12} justify="space-between" wrap={false}>
        <Text as="span" weight="semibold">
          Số lượng
        </Text>
        <QuantityStepper
          label="Số lượng"
          value={count}
          min={classicRandom.minTickets}
          max={classicRandom.maxTickets}
          onChange={({ value }) => setCount(value)}
        />
      </Inline>
    </BottomSheet>
  );
}
