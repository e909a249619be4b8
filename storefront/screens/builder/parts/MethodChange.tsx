import { Button, Notice } from '@veloc/ui';
import { actions } from '../Builder.css';
import type { Builder } from '../useBuilder';

interface MethodChangeProps {
  builder: Builder;
  /** The method asked for. */
  methodId: string;
  onDone: () => void;
}

/** Asks before a new method empties the slots. */
export function MethodChange({ builder, methodId, onDone }: MethodChangeProps) {
  const name = builder.methods.find(({ id }) => id === methodId)?.name ?? '';
  return (
    <>
      <Notice tone="warning" role="alert">
        Đổi cách chơi sẽ xóa {builder.started} vé đã chọn.
      </Notice>
      <div className={actions}>
        <Button kind="outline" onClick={onDone}>
          Giữ nguyên
        </Button>
        <Button
          onClick={() => {
            builder.setMethod(methodId);
            onDone();
          }}
        >
          Đổi sang {name}
        </Button>
      </div>
    </>
  );
}
