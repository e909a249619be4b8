import { BottomSheet, Button, ChipGroup, Columns, Field, SearchField, Stack, Text } from '@veloc/ui';
import { useState } from 'react';
import { useSheetOpen } from '../../../state/contexts';
import { everything, kindChoices, spanChoices, spanProblem, type HistoryChoice } from '../filter';

interface FilterSheetProps {
  open: boolean;
  choice: HistoryChoice;
  withKinds: boolean;
  onClose: () => void;
  onChoose: (choice: HistoryChoice) => void;
}

/** Narrows a history down to words, days and kinds; nothing changes before the button is pressed. */
export function FilterSheet({ open, choice, withKinds, onClose, onChoose }: FilterSheetProps) {
  const isOpen = useSheetOpen(open);
  const [draft, setDraft] = useState(choice);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(choice);
  }
  const change = (part: Partial<HistoryChoice>) => setDraft((held) => ({ ...held, ...part }));
  const problem = spanProblem(draft);
  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Tìm và lọc"
      footer={
        <Columns>
          <Button kind="outline" onClick={() => onChoose(everything)}>
            Xóa lọc
          </Button>
          <Button aria-disabled={problem !== null} onClick={() => onChoose({ ...draft, search: draft.search.trim() })}>
            Xem kết quả
          </Button>
        </Columns>
      }
    >
      <Stack gap={16}>
        <SearchField
          label="Trò chơi, ngân hàng, mã"
          maxLength={100}
          value={draft.search}
          onChange={({ value }) => change({ search: value })}
        />
        {withKinds ? (
          <ChipGroup
            label="Loại giao dịch"
            layout="grid"
            options={kindChoices}
            value={draft.kind}
            onChange={({ value }) => change({ kind: value })}
          />
        ) : null}
        <ChipGroup
          label="Thời gian"
          layout="grid"
          options={spanChoices}
          value={draft.span}
          onChange={({ value }) => change({ span: value })}
        />
        {draft.span === 'own' ? (
          <Columns minColumnWidth="9.5rem" gap={12}>
            <Field label="Từ ngày" type="date" value={draft.from} onChange={({ value }) => change({ from: value })} />
            <Field
              label="Đến ngày"
              type="date"
              value={draft.to}
              error={problem}
              onChange={({ value }) => change({ to: value })}
            />
          </Columns>
        ) : null}
        <Text size="label" tone="soft">
          Ngày tính theo giờ Việt Nam.
        </Text>
      </Stack>
    </BottomSheet>
  );
}
