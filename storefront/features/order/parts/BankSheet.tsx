import { BottomSheet, Button } from '@veloc/ui';
import { useState } from 'react';
import { useBanks } from '../../../data/useBanks';
import { useSheetOpen } from '../../../state/notices/useNotices';
import { BankChoice } from '../../money/parts/BankChoice';

interface BankSheetProps {
  open: boolean;
  /** The bank chosen so far. */
  value: string | null;
  onClose: () => void;
  onChoose: (bankId: string) => void;
}

/** Which bank the transfer comes from; leaving it without a choice changes nothing. */
export function BankSheet({ open, value, onClose, onChoose }: BankSheetProps) {
  const shown = useSheetOpen(open);
  const { banks, error, isLoading, retry } = useBanks();
  const [picked, setPicked] = useState(value);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setPicked(value);
  }
  return (
    <BottomSheet
      open={shown}
      onClose={onClose}
      title="Ngân hàng chuyển tiền"
      footer={
        <Button
          wide
          aria-disabled={picked === null}
          onClick={() => {
            if (picked === null) return;
            onChoose(picked);
            onClose();
          }}
        >
          {picked === null ? 'Chọn một ngân hàng' : 'Chọn ngân hàng này'}
        </Button>
      }
    >
      <BankChoice
        banks={banks}
        value={picked}
        onChange={setPicked}
        isLoading={isLoading}
        error={error}
        onRetry={retry}
      />
    </BottomSheet>
  );
}
