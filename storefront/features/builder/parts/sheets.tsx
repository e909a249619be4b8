import {
  BottomSheet,
  Button,
  Inline,
  Notice,
  PlayMethodList,
  type PlayMethod,
  type NumberGridProps,
  Money,
  PeriodPicker,
  QuantityStepper,
  Text,
} from '@veloc/ui';
import { useState, type ReactNode } from 'react';
import type { SlotMethod } from '@veloc/rules';
import { useSheetOpen } from '../../../state/contexts';
import type { Builder } from '../useBuilder';
import { MethodChange } from './MethodChange';
import { above, bleed, grid, below, stepper, sum } from '../Builder.css';
import { PickerGrid } from './PickerParts';
import { PickerSheet, type PickerSheetProps } from './PickerSheet';
import { slotsLabel, drawList } from '../drawLabels';
import { useGameEntry } from '../../../data/usePeriods';

interface ChangeSheetProps {
  builder: Builder;
  open: boolean;
  /** Nothing was changed. */
  onClose: () => void;
  /** What would go, where it is not all tickets: '2 số đã chọn'. */
  losing?: string;
  /** Name of what was asked for: 'Bao', 'Chẵn – Lẻ'. */
  name: string;
  onChange: () => void;
}

/** Asks before another way to play empties the slots. */
export function ChangeSheet({ builder, open, onClose, losing, name, onChange }: ChangeSheetProps) {
  return (
    <BottomSheet open={useSheetOpen(open)} onClose={onClose} accent={builder.gameId} title="Đổi cách chơi">
      <MethodChange losing={losing ?? builder.started} name={name} onKeep={onClose} onChange={onChange} />
    </BottomSheet>
  );
}

interface MethodSheetProps {
  builder: Builder;
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the shop's own word for it means. */
  description?: string | undefined;
  methods: readonly PlayMethod[];
}

/** Chooses how to play. Nothing changes before the button, and what would be lost is said first. */
export function MethodSheet({ builder, open, onClose, title, description, methods }: MethodSheetProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const value = draft ?? builder.method.id;
  const name = methods.find((option) => option.value === value)?.label ?? '';
  const losesTickets = builder.clearsWith(value) && builder.started > 0;
  const spoiled = losesTickets ? 0 : builder.spoiltBy(value);
  const close = () => {
    setDraft(null);
    onClose();
  };
  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={close}
      accent={builder.gameId}
      inset="none"
      title={title}
      description={description}
      tools={
        losesTickets ? (
          <Notice tone="warning" role="alert" className={above}>
            Đổi cách chơi sẽ xóa {builder.started} vé đã chọn.
          </Notice>
        ) : spoiled > 0 ? (
          <Notice tone="warning" role="alert" className={above}>
            Đổi sang {name} thì {spoiled} vé đã chọn phải sửa lại số.
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
      <PlayMethodList label={title} options={methods} value={value} onChange={(change) => setDraft(change.value)} />
    </BottomSheet>
  );
}

interface NumberPickerProps extends Omit<PickerSheetProps, 'children'> {
  count: NumberGridProps['count'];
  /** Stands under the grid, for instance what a bao comes to. */
  renderNote?: (method: SlotMethod) => ReactNode;
}

/** The sheet of a game with one range of numbers. */
export function NumberPicker({ count, renderNote, ...sheet }: NumberPickerProps) {
  return (
    <PickerSheet {...sheet}>
      {(part, method) => {
        const below = renderNote?.(method) ?? null;
        return (
          <>
            <PickerGrid {...part} className={below ? bleed : grid} label={sheet.title(method)} count={count} />
            {below}
          </>
        );
      }}
    </PickerSheet>
  );
}

const OFFERED = [1, 2, 3, 5, 10, 20];

/** The usual counts, and the most there may be where it comes before the next one. */
function offeredUpTo(max: number): number[] {
  const fitting = OFFERED.filter((count) => count <= max);
  return fitting.length < OFFERED.length && !fitting.includes(max) ? [...fitting, max] : fitting;
}

interface PeriodSheetProps {
  builder: Builder;
  open: boolean;
  onClose: () => void;
  /** The most draws the server takes for one ticket. */
  max: number;
  /** The draw it begins with: 'kỳ #0219846'. */
  firstDraw: string;
  /** What so many draws mean, under each card: the time they take. */
  detailOf?: (count: number) => string;
}

/** Chooses how many draws in a row the tickets take part in. */
export function PeriodSheet({ builder, open, onClose, max, firstDraw, detailOf }: PeriodSheetProps) {
  const [draft, setDraft] = useState<number | null>(null);
  const count = draft ?? builder.numberPeriod;
  const entry = useGameEntry(builder.gameId);
  const days = entry ? drawList(entry, count) : [];
  const known = entry?.drawDates?.length ?? 0;
  const close = () => {
    setDraft(null);
    onClose();
  };
  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={close}
      accent={builder.gameId}
      title="Số kỳ dự thưởng"
      description={`Mỗi kỳ là một lần quay thưởng. Bộ số của bạn sẽ dự thưởng liên tiếp, bắt đầu từ ${firstDraw}.`}
      footer={
        <>
          <Inline gap={12} justify="space-between" wrap={false} className={sum}>
            <Text as="span" size="label" tone="soft">
              {slotsLabel(builder.done, count)}
            </Text>
            <Text as="span" size="amount" tone="brand">
              <Money amount={(builder.total / builder.numberPeriod) * count} aligned />
            </Text>
          </Inline>
          <Button
            wide
            onClick={() => {
              builder.setNumberPeriod(count);
              close();
            }}
          >
            Xong
          </Button>
        </>
      }
    >
      <PeriodPicker
        options={offeredUpTo(max).map((option) => ({
          value: option,
          ...(detailOf ? { detail: detailOf(option) } : {}),
        }))}
        value={count}
        onChange={({ value }) => setDraft(value)}
      />
      {count > 1 && days.length > 0 ? (
        <Text as="p" size="label" tone="soft" className={below} aria-live="polite">
          Các kỳ quay: {days.join(' · ')}
          {known < count ? ` và ${count - known} kỳ tiếp theo` : null}
        </Text>
      ) : null}
      {max > 1 ? (
        <Inline gap={12} justify="space-between" wrap={false} className={stepper}>
          <Text as="span" weight="semibold">
            Hoặc nhập số kỳ
          </Text>
          <QuantityStepper label="Số kỳ" value={count} max={max} onChange={({ value }) => setDraft(value)} />
        </Inline>
      ) : null}
    </BottomSheet>
  );
}
