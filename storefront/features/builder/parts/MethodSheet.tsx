import { BottomSheet, Button, Notice, PlayMethodList, type PlayMethod } from '@veloc/ui';
import { useState } from 'react';
import { above, bleed } from '../Builder.css';
import { useSheetOpen } from '../../../state/notices/useNotices';
import type { Builder } from '../useBuilder';

interface MethodSheetProps {
  builder: Builder;
  open: boolean;
  onClose: () => void;
  title: string;
  methods: readonly PlayMethod[];
}

/** Chooses how to play. Nothing changes before the button, and what would be lost is said first. */
export function MethodSheet({ builder, open, onClose, title, methods }: MethodSheetProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const value = draft ?? builder.method.id;
  const name = methods.find(({ id }) => id === value)?.name ?? '';
  const losesTickets = builder.clearsWith(value) && builder.started > 0;
  const close = () => {
    setDraft(null);
    onClose();
  };
  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={close}
      game={builder.gameId}
      title={title}
      tools={
        losesTickets ? (
          <Notice tone="warning" role="alert" className={above}>
            Đổi cách chơi sẽ xóa {builder.started} vé đã chọn.
          </Notice>
        ) : null
      }
      footer={
        <Button
          wide
          onClick={() => {
            builder.setMethod(value);
            close();
          }}
        >
          Chơi {name}
        </Button>
      }
    >
      <PlayMethodList
        className={bleed}
        label={title}
        methods={methods}
        value={value}
        onChange={({ id }) => setDraft(id)}
      />
    </BottomSheet>
  );
}
