import { Button, Notice, Undo2Icon } from '@veloc/ui';
import type { Undo } from './useUndo';

/** What was just taken out, and the way to have it back. */
export function UndoNotice({ undo: { removed, restore } }: { undo: Undo }) {
  if (removed.length === 0) return null;
  return (
    <Notice
      role="status"
      action={
        <Button kind="ghost" size="medium" icon={<Undo2Icon />} onClick={restore}>
          Hoàn tác
        </Button>
      }
    >
      {removed.length === 1 ? `Đã xóa ${removed[0]?.gameName}` : `Đã xóa ${removed.length} dòng vé`}
    </Notice>
  );
}
