import { BottomSheet, Button, Notice } from '@veloc/ui';
import { useState } from 'react';
import { useSheetOpen } from '../../../../state/contexts';
import { actions, mainAction, otherAction } from '../../../../features/builder/Builder.css';

/** Another channel or day that was asked for. */
export interface ChannelWish {
  of: 'đài' | 'ngày';
  /** What it is called: 'Long An', 'CN 22/11'. */
  name: string;
  go: () => void;
}

interface ChannelSheetProps {
  /** Null while nothing is asked. */
  wish: ChannelWish | null;
  /** What would go: '2 vé đã chọn của đài TP. Hồ Chí Minh'. */
  losing: string;
  /** Nothing was changed. */
  onClose: () => void;
}

/** Asks before another channel's stock takes the place of one that tickets were chosen from. */
export function ChannelSheet({ wish, losing, onClose }: ChannelSheetProps) {
  /** The sheet keeps its words while it slides out. */
  const [last, setLast] = useState<Pick<ChannelWish, 'of' | 'name'> & { losing: string }>({
    of: 'đài',
    name: '',
    losing,
  });
  if (wish && (wish.of !== last.of || wish.name !== last.name || losing !== last.losing))
    setLast({ of: wish.of, name: wish.name, losing });
  return (
    <BottomSheet open={useSheetOpen(wish !== null)} onClose={onClose} accent="classic" title={`Đổi ${last.of}`}>
      <Notice tone="warning" role="alert">
        Mỗi {last.of} có kho vé riêng. Đổi {last.of} sẽ bỏ {last.losing}.
      </Notice>
      <div className={actions}>
        <Button kind="outline" className={otherAction} onClick={onClose}>
          Giữ nguyên
        </Button>
        <Button
          className={mainAction}
          onClick={() => {
            wish?.go();
            onClose();
          }}
        >
          Đổi sang {last.name}
        </Button>
      </div>
    </BottomSheet>
  );
}
