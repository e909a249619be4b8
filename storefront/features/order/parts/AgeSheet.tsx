import { BottomSheet, Button, Text } from '@veloc/ui';
import { useSheetOpen } from '../../../state/notices/useNotices';
import * as styles from '../Order.css';

interface AgeSheetProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked once, before the first purchase. */
export function AgeSheet({ open, onClose, onConfirm }: AgeSheetProps) {
  const shown = useSheetOpen(open);
  return (
    <BottomSheet
      open={shown}
      onClose={onClose}
      title="Bạn đã đủ 18 tuổi?"
      footer={
        <div className={styles.proof}>
          <Button wide onClick={onConfirm}>
            Tôi đã đủ 18 tuổi
          </Button>
          <Button kind="muted" wide onClick={onClose}>
            Để sau
          </Button>
        </div>
      }
    >
      <Text tone="soft">
        Vé số chỉ dành cho người từ đủ 18 tuổi. Hãy chơi có trách nhiệm và trong khả năng của mình.
      </Text>
    </BottomSheet>
  );
}
