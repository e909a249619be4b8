import { Button, Inline, Notice } from '@veloc/ui';
import { actions, mainAction, otherAction } from '../Builder.css';

interface MethodChangeProps {
  /** How many tickets would go, or what else would. */
  losing: number | string;
  /** Name of the method asked for. */
  name: string;
  onKeep: () => void;
  onChange: () => void;
}

/** Asks before a new method empties the slots. */
export function MethodChange({ losing, name, onKeep, onChange }: MethodChangeProps) {
  return (
    <>
      <Notice tone="warning" role="alert">
        Đổi cách chơi sẽ xóa {typeof losing === 'string' ? losing : `${losing} vé đã chọn`}.
      </Notice>
      <Inline gap={10} align="stretch" className={actions}>
        <Button kind="outline" className={otherAction} onClick={onKeep}>
          Giữ nguyên
        </Button>
        <Button className={mainAction} onClick={onChange}>
          Đổi sang {name}
        </Button>
      </Inline>
    </>
  );
}
