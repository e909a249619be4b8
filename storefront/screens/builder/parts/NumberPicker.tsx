import type { SlotCode } from '@veloc/rules';
import {
  BottomSheet,
  Button,
  ChipGroup,
  DicesIcon,
  EraserIcon,
  formatMoney,
  NumberGrid,
  NumberTray,
  SlotLetter,
  Text,
  type NumberGridProps,
} from '@veloc/ui';
import { useState, type ReactNode } from 'react';
import { actions, bleed, chips, grid, grow, tools } from '../Builder.css';
import { missingWords, placesOf } from '../slotWords';
import { useSheetOpen } from '../../../state/notices/useNotices';
import type { Builder } from '../useBuilder';
import { MethodChange } from './MethodChange';

interface NumberPickerProps {
  builder: Builder;
  open: boolean;
  /** The slot being filled, or the last one while the sheet slides out. */
  code: SlotCode;
  count: NumberGridProps['count'];
  title: string;
  /** The chips over the grid: a short name for each method. */
  chipLabel: (method: Builder['method']) => string;
  /** Stands under the grid, for instance what a bao comes to. */
  note?: ReactNode;
}

/** The sheet in which one slot's numbers are picked. Every press counts at once; closing keeps what is there. */
export function NumberPicker({ builder, open, code, count, title, chipLabel, note }: NumberPickerProps) {
  const { method, methods, methodClears } = builder;
  const [wanted, setWanted] = useState<string | null>(null);
  const numbers = builder.slots.find((slot) => slot.code === code)?.numbers ?? [];
  const missing = missingWords(method, numbers.length);
  const next = builder.nextAfter(code);

  const chooseMethod = (methodId: string) => {
    const losesTickets = methodClears && methodId !== method.id && builder.started > 0;
    if (losesTickets) setWanted(methodId);
    else builder.setMethod(methodId);
  };

  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={() => {
        setWanted(null);
        builder.close();
      }}
      game={builder.gameId}
      title={title}
      leading={<SlotLetter code={code} />}
      tools={
        <>
          <ChipGroup
            label="Cách chơi"
            className={chips}
            options={methods.map((option) => ({ value: option.id, label: chipLabel(option) }))}
            value={wanted ?? method.id}
            onChange={({ value }) => chooseMethod(value)}
          />
          <div className={tools}>
            <Text as="span" size="label" tone="soft" className={grow} aria-live="polite">
              Đã chọn{' '}
              <Text as="strong" size="label" tone="game" weight="bold">
                {numbers.length}/{method.lengthGame}
              </Text>
            </Text>
            <Button kind="game" size="medium" icon={<DicesIcon />} onClick={() => builder.fillRest(code)}>
              Ngẫu nhiên
            </Button>
            <Button kind="muted" size="medium" icon={<EraserIcon />} onClick={() => builder.removeSlot(code)}>
              Xóa
            </Button>
          </div>
        </>
      }
      footer={
        wanted ? (
          <MethodChange builder={builder} methodId={wanted} onDone={() => setWanted(null)} />
        ) : (
          <>
            <NumberTray numbers={numbers} places={placesOf(method, { numbers })} />
            <div className={actions}>
              <Button kind="outline" onClick={() => builder.open(next)}>
                Vé tiếp
              </Button>
              <Button aria-disabled={missing !== ''} onClick={builder.close}>
                {missing || `Xong · ${formatMoney(builder.priceOf(code))}`}
              </Button>
            </div>
          </>
        )
      }
    >
      <NumberGrid
        className={note ? bleed : grid}
        label={title}
        count={count}
        selected={numbers}
        max={method.lengthGame}
        onToggle={({ value }) => builder.toggle(code, value)}
      />
      {note}
    </BottomSheet>
  );
}
