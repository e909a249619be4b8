import { BottomSheet, Button, Inline, Notice } from '@veloc/ui';
import { useState } from 'react';
import { useSheetOpen } from '../../../../state/contexts';
import { actions, mainAction, otherAction } from '../../../../features/builder/Builder.css';

/** Another channel or day that was asked for. */
export interface ChannelChange {
  of: 'đài' | 'ngày';
  /** What it is called: 'Long An', 'CN 22/11'. */
  name: string;
  go: () => void;
}

interface ChannelSheetProps {
  /** Null while nothing is asked. */
  change: ChannelChange | null;
  /** What would go: '2 vé đã chọn của đài TP. Hồ Chí Minh'. */
  losing: string;
  /** Nothing was changed. */
  onClose: () => void;
}

/** Asks before another channel's stock takes the place of one that tickets were chosen from. */
export function ChannelSheet({ change, losing, onClose }: ChannelSheetProps) {
  /** The sheet keeps its words while it slides out. */
  const [last, setLast] = useState<Pick<ChannelChange, 'of' | 'name'> & { losing: string }>({
    of: 'đài',
    name: '',
    losing,
  });
  if (change && (change.of !== last.of || change.name !== last.name || losing !== last.losing))
    setLast({ of: change.of, name: change.name, losing });
  return (
    <BottomSheet open={useSheetOpen(change !== null)} onClose={onClose} accent="classic" title={`Đổi ${last.of}`}>
      <Notice tone="warning" role="alert">
        Mỗi {last.of} có kho vé riêng. Đổi {last.of} sẽ bỏ {last.losing}.
      </Notice>
      <Inline gap={10} align="stretch" className={actions}>
        <Button kind="outline" className={otherAction} onClick={onClose}>
          Giữ nguyên
        </Button>
        <Button
          className={mainAction}
          onClick={() => {
            change?.go();
            onClose();
          }}
        >
          Đổi sang {last.name}
        </Button>
      </Inline>
    </BottomSheet>
  );
}
