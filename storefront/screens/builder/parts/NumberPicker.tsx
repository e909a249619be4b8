import { isEmpty, type PlaceCode } from '@veloc/rules';
import { BottomSheet, ChipGroup, SlotLetter, type NumberGridProps } from '@veloc/ui';
import { useState, type ReactNode } from 'react';
import { useSheetOpen } from '../../../state/notices/useNotices';
import { bleed, chips, grid } from '../Builder.css';
import { createDraft, keepDraft, numbersIn } from '../draft';
import type { Builder } from '../useBuilder';
import { MethodChange } from './MethodChange';
import { PickerFooter } from './PickerFooter';
import { PickerGrid } from './PickerGrid';
import { PickerTools } from './PickerTools';

interface NumberPickerProps {
  builder: Builder;
  open: boolean;
  /** The slot being filled, or the last one while the sheet slides out. */
  code: PlaceCode;
  count: NumberGridProps['count'];
  title: string;
  /** The chips over the grid: a short name for each method. */
  chipLabel: (method: Builder['method']) => string;
  /** Stands under the grid, for instance what a bao comes to. */
  note?: ReactNode;
}

/** The sheet in which one slot's numbers are picked. However it is left, what is chosen stays in the slot. */
export function NumberPicker({ builder, open, code, count, title, chipLabel, note }: NumberPickerProps) {
  const { method, methods, clearsWith } = builder;
  const [draft] = useState(createDraft);
  /** A method asked for that would empty slots, and how many. */
  const [asked, setAsked] = useState<{ id: string; losing: number } | null>(null);
  const part = { builder, code, draft };

  const changeMethod = (id: string) => {
    if (clearsWith(id)) draft.set(() => null);
    setAsked(null);
    builder.setMethod(id);
  };
  const chooseMethod = (id: string) => {
    const others = builder.slots.filter((slot) => slot.code !== code && !isEmpty(slot.picks)).length;
    const losing = others + Math.min(numbersIn(part).length, 1);
    if (clearsWith(id) && losing > 0) setAsked({ id, losing });
    else changeMethod(id);
  };
  const leave = (then: () => void) => () => {
    setAsked(null);
    keepDraft(part);
    then();
  };

  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={leave(builder.close)}
      keepsContent
      game={builder.gameId}
      title={title}
      leading={<SlotLetter code={code} />}
      tools={
        <>
          <ChipGroup
            label="Cách chơi"
            className={chips}
            options={methods.map((option) => ({ value: option.id, label: chipLabel(option) }))}
            value={asked?.id ?? method.id}
            onChange={({ value }) => chooseMethod(value)}
          />
          <PickerTools {...part} />
        </>
      }
      footer={
        asked ? (
          <MethodChange
            losing={asked.losing}
            name={methods.find(({ id }) => id === asked.id)?.name ?? ''}
            onKeep={() => setAsked(null)}
            onChange={() => changeMethod(asked.id)}
          />
        ) : (
          <PickerFooter
            {...part}
            onNext={leave(() => builder.open(builder.nextAfter(code)))}
            onDone={leave(builder.close)}
          />
        )
      }
    >
      <PickerGrid {...part} className={note ? bleed : grid} label={title} count={count} />
      {note}
    </BottomSheet>
  );
}
