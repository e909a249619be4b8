import { isEmpty, slotGames, methodOf, slotMethodOf, type SlotId, type SlotMethod } from '@veloc/rules';
import { BottomSheet, ChipGroup, SlotLetter, useHasPanels } from '@veloc/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useSheetOpen } from '../../../state/contexts';
import { chips } from '../Builder.css';
import { changeSelection, createSelection, selectionOf, useSelectionMethod, type PickerPart } from '../selection';
import { nextSlot } from '../useSlots';
import { plainPresentation, type SlotPresentation } from '../slotPresentation';
import type { Builder } from '../useBuilder';
import { TypedPicks } from './lazyParts';
import { MethodChange } from './MethodChange';
import { PickerFooter, PickerTools, PickerTray } from './PickerParts';

export interface PickerSheetProps {
  builder: Builder;
  open: boolean;
  /** The slot being filled, or the last one while the sheet slides out. */
  code: SlotId;
  /** What it asks for, after the slot's name: 'Chọn 6 số'. */
  title: (method: SlotMethod) => string;
  presentation?: SlotPresentation;
  /** The chips at the top: a short name for each method. Without it the picker keeps to the page's method. */
  chipLabel?: (method: SlotMethod) => string;
  /**
   * Stands between the chips and what is picked from.
   * @default PickerTools
   */
  renderTools?: (part: PickerPart) => ReactNode;
  /**
   * The last look at what is picked.
   * @default PickerTray
   */
  renderTray?: (part: PickerPart) => ReactNode;
  /** What is picked from. It reads the picks with `useSelection(part)`, and stands still itself. */
  children: (part: PickerPart, method: SlotMethod) => ReactNode;
}

/**
 * The sheet in which one slot is filled. It opens with what the slot holds and puts what was picked into it, however it
 * is left; what neither 'Xong' nor 'Vé tiếp' has confirmed can be taken back on the page.
 */
export function PickerSheet({
  builder,
  open,
  code,
  title,
  presentation = plainPresentation,
  chipLabel,
  renderTools = (part) => <PickerTools {...part} />,
  renderTray = (part) => <PickerTray {...part} />,
  children,
}: PickerSheetProps) {
  const [selection] = useState(createSelection);
  /** A method asked for that would empty slots, and how many. */
  const [asked, setAsked] = useState<{ id: string; losing: number } | null>(null);
  const part = { builder, code, selection, presentation };
  const method = useSelectionMethod(part);
  const isTyped = useHasPanels() && method.numbers.most > 0;

  const setMethod = (methodId: string) => {
    setAsked(null);
    changeSelection(part, { type: 'setMethod', methodId });
  };
  const chooseMethod = (id: string) => {
    const now = selectionOf(part);
    const losing = now.slots.filter(({ picks }) => !isEmpty(picks)).length;
    const clears = slotGames[now.gameId].methodChange(methodOf(now), slotMethodOf(now.gameId, id)) === 'clears';
    if (id !== now.methodId && clears && losing > 0) setAsked({ id, losing });
    else setMethod(id);
  };
  const drop = () => {
    setAsked(null);
    selection.set(() => null);
  };
  const confirm = (then: () => void) => {
    const state = selection.get();
    drop();
    if (state) builder.keep(state);
    then();
  };
  const leave = () => {
    const state = selection.get();
    drop();
    if (state) builder.keepLeft(code, state);
    builder.close();
  };
  const openNext = () => {
    const next = nextSlot(selectionOf(part), code);
    confirm(() => builder.open(next));
  };

  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={leave}
      keepsContent
      accent={builder.gameId}
      title={`Vé ${code} · ${title(method)}`}
      leading={<SlotLetter code={code} />}
      tools={
        <>
          {chipLabel ? (
            <ChipGroup
              label="Cách chơi"
              className={chips}
              options={builder.methods.map((option) => ({ value: option.id, label: chipLabel(option) }))}
              value={asked?.id ?? method.id}
              onChange={({ value }) => chooseMethod(value)}
            />
          ) : null}
          {isTyped ? (
            <Suspense fallback={null}>
              <TypedPicks {...part} onNext={openNext} />
            </Suspense>
          ) : null}
          {renderTools(part)}
        </>
      }
      footer={
        asked ? (
          <MethodChange
            losing={asked.losing}
            name={builder.methods.find(({ id }) => id === asked.id)?.name ?? ''}
            onKeep={() => setAsked(null)}
            onChange={() => setMethod(asked.id)}
          />
        ) : (
          <PickerFooter {...part} tray={renderTray(part)} onNext={openNext} onDone={() => confirm(builder.close)} />
        )
      }
    >
      {children(part, method)}
    </BottomSheet>
  );
}
