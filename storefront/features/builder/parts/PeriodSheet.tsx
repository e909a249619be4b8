import { slotsLabel } from '../sumLabels';
import { BottomSheet, Button, Money, PeriodPicker, QuantityStepper, Text } from '@veloc/ui';
import { useState } from 'react';
import { below, stepper, sum } from '../Builder.css';
import { useGameEntry } from '../../../data/usePeriods';
import { useSheetOpen } from '../../../state/notices/useNotices';
import { drawList } from '../drawLabels';
import type { Builder } from '../useBuilder';

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
      game={builder.gameId}
      title="Số kỳ dự thưởng"
      description={`Bộ số của bạn sẽ dự thưởng liên tiếp, bắt đầu từ ${firstDraw}.`}
      footer={
        <>
          <div className={sum}>
            <Text as="span" size="label" tone="soft">
              {slotsLabel(builder.done, count)}
            </Text>
            <Text as="span" size="amount" tone="brand">
              <Money amount={(builder.total / builder.numberPeriod) * count} aligned />
            </Text>
          </div>
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
          count: option,
          ...(detailOf ? { detail: detailOf(option) } : {}),
        }))}
        value={count}
        onChange={({ count: chosen }) => setDraft(chosen)}
      />
      {count > 1 && days.length > 0 ? (
        <Text as="p" size="label" tone="soft" className={below} aria-live="polite">
          Các kỳ quay: {days.join(' · ')}
          {known < count ? ` và ${count - known} kỳ tiếp theo` : null}
        </Text>
      ) : null}
      {max > 1 ? (
        <div className={stepper}>
          <Text as="span" weight="semibold">
            Hoặc nhập số kỳ
          </Text>
          <QuantityStepper label="Số kỳ" value={count} max={max} onChange={({ value }) => setDraft(value)} />
        </div>
      ) : null}
    </BottomSheet>
  );
}
