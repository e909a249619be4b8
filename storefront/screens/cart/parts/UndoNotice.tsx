import { Button, Notice, Undo2Icon } from '@veloc/ui';
import * as styles from '../CartScreen.css';
import type { CartUndo } from './useCartUndo';

/** What was just taken out, and the way to have it back. It stays while it is pointed at or holds the focus. */
export function UndoNotice({ undo: { happening, restore, hold } }: { undo: CartUndo }) {
  return (
    <div role="status" className={styles.region}>
      {happening === null ? null : (
        <Notice
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
          {...(happening.removed.length > 0
            ? {
                action: (
                  <Button kind="ghost" size="medium" icon={<Undo2Icon />} onClick={restore}>
                    Hoàn tác
                  </Button>
                ),
              }
            : {})}
        >
          {happening.sentence}
        </Notice>
      )}
    </div>
  );
}
