import type { NumberSet } from '@veloc/rules';
import { BottomSheet, Button, Stack, TextLink } from '@veloc/ui';
import { useState } from 'react';
import { nameProblem, SetName } from '../../../features/numbers/SetName';
import { useTask } from '../../../shared/useTask';
import { useSheetOpen } from '../../../state/contexts';
import { builderHref } from '../../../features/builder/ticketLink';

interface EditSetSheetProps {
  open: boolean;
  set: NumberSet;
  onClose: () => void;
  onRename: (name: string) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
}

/** Renames a number set, opens it in its builder for other draws, or deletes it. */
export function EditSetSheet({ open, set, onClose, onRename, onDelete }: EditSetSheetProps) {
  const isOpen = useSheetOpen(open);
  const [name, setName] = useState(set.name);
  const [problem, setProblem] = useState<string>();
  const renaming = useTask();
  const deleting = useTask();
  const href = builderHref(set);

  const save = async () => {
    const wrong = nameProblem(name);
    setProblem(wrong);
    if (wrong === undefined && (await renaming.run(() => onRename(name.trim())))) onClose();
  };
  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title={`Sửa ${set.name}`}
      footer={
        <Stack gap={8}>
          <Button wide isLoading={renaming.isBusy} aria-disabled={deleting.isBusy} onClick={() => void save()}>
            Lưu tên
          </Button>
          <Button
            kind="ghost"
            wide
            isLoading={deleting.isBusy}
            aria-disabled={renaming.isBusy}
            onClick={() => void deleting.run(onDelete)}
          >
            Xóa bộ số
          </Button>
        </Stack>
      }
    >
      <Stack gap={16}>
        <SetName value={name} error={problem ?? renaming.error ?? deleting.error ?? undefined} onChange={setName} />
        {href ? <TextLink href={href}>Mở trong trang chọn số, để mua nhiều kỳ hoặc đổi số</TextLink> : null}
      </Stack>
    </BottomSheet>
  );
}
