import { BottomSheet, ChipGroup } from '@veloc/ui';
import { useSheetOpen } from '../../../state/contexts';
import type { HistoryFilter } from '../../../features/ticket/ticketTabs';

interface OutcomeSheetProps {
  open: boolean;
  options: readonly { value: HistoryFilter; label: string }[];
  value: HistoryFilter;
  onClose: () => void;
  onChoose: (filter: HistoryFilter) => void;
}

/** Every outcome that tickets may have; a press shows those. */
export function OutcomeSheet({ open, options, value, onClose, onChoose }: OutcomeSheetProps) {
  return (
    <BottomSheet open={useSheetOpen(open)} onClose={onClose} title="Lọc vé">
      <ChipGroup
        label="Lọc vé"
        layout="grid"
        options={options}
        value={value}
        onChange={({ value: chosen }) => onChoose(chosen)}
      />
    </BottomSheet>
  );
}
