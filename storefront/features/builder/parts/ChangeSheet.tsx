import { BottomSheet } from '@veloc/ui';
import { useSheetOpen } from '../../../state/notices/useNotices';
import type { Builder } from '../useBuilder';
import { MethodChange } from './MethodChange';

interface ChangeSheetProps {
  builder: Builder;
  open: boolean;
  /** Nothing was changed. */
  onClose: () => void;
  /** What would go, where it is not all tickets: '2 số đã chọn'. */
  losing?: string;
  /** Name of what was asked for: 'Bao', 'Chẵn – Lẻ'. */
  name: string;
  onChange: () => void;
}

/** Asks before another way to play empties the slots. */
export function ChangeSheet({ builder, open, onClose, losing, name, onChange }: ChangeSheetProps) {
  return (
    <BottomSheet open={useSheetOpen(open)} onClose={onClose} game={builder.gameId} title="Đổi cách chơi">
      <MethodChange losing={losing ?? builder.started} name={name} onKeep={onClose} onChange={onChange} />
    </BottomSheet>
  );
}
