import { TICKET_PRICE } from '@veloc/rules';
import { BottomSheet, Button, formatMoney, Inline, QuantityStepper, Text } from '@veloc/ui';
import { useState } from 'react';
import { useSheetOpen } from '../../../../state/contexts';
import type { Classic } from '../useClassic';

interface AmountSheetProps {
  classic: Classic;
  /** Id of the number, null while the sheet is closed. */
  id: string | null;
  onClose: () => void;
}

/** How many tickets of one number are taken. Nothing changes before the button; 0 takes none (spec section 5). */
export function AmountSheet({ classic, id, onClose }: AmountSheetProps) {
  const [draft, setDraft] = useState<number | null>(null);
  /** The sheet keeps its words while it slides out. */
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const ticket = classic.stock.find((known) => known.id === (id ?? last));
  const amount = draft ?? classic.amountOf(id ?? last ?? '');
  const close = () => {
    setDraft(null);
    onClose();
  };
  return (
    <BottomSheet
      open={useSheetOpen(id !== null)}
      onClose={close}
      accent="classic"
      title={`Số ${ticket?.numbers ?? ''}`}
      description={`Còn ${ticket?.amount ?? 0} vé trong kho.`}
      footer={
        <Button
          wide
          onClick={() => {
            if (id !== null) classic.setAmount(id, amount);
            close();
          }}
        >
          {amount === 0 ? 'Bỏ chọn số này' : `Xong · ${formatMoney(amount * TICKET_PRICE)}`}
        </Button>
      }
    >
      <Inline gap={12} justify="space-between" wrap={false}>
        <Text as="span" weight="semibold">
          Số lượng
        </Text>
        <QuantityStepper
          label="Số lượng"
          value={amount}
          min={0}
          max={ticket?.amount ?? 0}
          maxReason={`Chỉ còn ${ticket?.amount ?? 0} vé`}
          onChange={({ value }) => setDraft(value)}
        />
      </Inline>
    </BottomSheet>
  );
}
