import { MAX_STAKE, TICKET_PRICE } from '@veloc/rules';
import { AmountPicker, BottomSheet, Button } from '@veloc/ui';
import { useState } from 'react';
import { useSheetOpen } from '../../../../state/contexts';

/** Stakes offered, as multiples of the base price. */
const STAKES = [1, 2, 5, 10, 20, 50];

interface StakeSheetProps {
  open: boolean;
  onClose: () => void;
  /** Đồng staked now. */
  value: number;
  onChoose: (amount: number) => void;
}

/** How much is staked on a number. Nothing changes before the button. */
export function StakeSheet({ open, onClose, value, onChoose }: StakeSheetProps) {
  const [draft, setDraft] = useState<{ value: number | null; problem: string | null } | null>(null);
  const { value: amount, problem } = draft ?? { value, problem: null };
  const isReady = amount !== null && problem === null;
  const close = () => {
    setDraft(null);
    onClose();
  };
  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={close}
      accent="loto"
      title="Tiền dự thưởng mỗi số"
      footer={
        <Button
          wide
          aria-disabled={!isReady}
          onClick={() => {
            if (!isReady) return;
            onChoose(amount);
            close();
          }}
        >
          {isReady ? 'Xong' : 'Nhập số tiền dự thưởng'}
        </Button>
      }
    >
      <AmountPicker
        label="Số tiền mỗi số"
        options={STAKES.map((times) => times * TICKET_PRICE)}
        value={amount}
        onChange={setDraft}
        min={TICKET_PRICE}
        max={MAX_STAKE * TICKET_PRICE}
        step={TICKET_PRICE}
      />
    </BottomSheet>
  );
}
