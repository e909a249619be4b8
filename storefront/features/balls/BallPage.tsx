import { TICKET_PRICE, type GameEntry, type SlotMethod } from '@veloc/rules';
import {
  CalendarCheckIcon,
  CalendarDaysIcon,
  Columns,
  Inline,
  LayersIcon,
  SelectCard,
  Skeleton,
  StatusBadge,
  Text,
} from '@veloc/ui';
import { useState, type ReactNode } from 'react';
import { drawDays, drawInSentence } from '../builder/drawLabels';
import { BuilderPage } from '../builder/parts/BuilderPage';
import { MethodSheet, PeriodSheet } from '../builder/parts/lazyParts';
import type { BuilderPorts } from '../builder/ports';
import type { SlotPresentation } from '../builder/slotPresentation';
import type { Builder } from '../builder/useBuilder';

interface BallPageProps {
  builder: Builder;
  ports: BuilderPorts;
  /** The draw strip's two lines for the draw on sale. */
  renderTitle: (entry: GameEntry) => ReactNode;
  renderDetail: (entry: GameEntry) => ReactNode;
  presentation?: SlotPresentation;
  /** What a method asks for and plays, in the list of methods. */
  methodDetail: (method: SlotMethod) => string;
  /** The picker, which may come late. */
  children: ReactNode;
}

/** The page of a game of balls that is drawn on certain days: ways to play, number of draws with their days, slots. */
export function BallPage({
  builder,
  ports,
  renderTitle,
  renderDetail,
  presentation,
  methodDetail,
  children,
}: BallPageProps) {
  const [sheet, setSheet] = useState<'method' | 'periods' | null>(null);
  const { method, methods, numberPeriod } = builder;
  const { entry } = ports;
  const days = entry ? drawDays(entry, numberPeriod) : [];
  const close = () => setSheet(null);

  return (
    <BuilderPage
      builder={builder}
      ports={ports}
      {...(presentation ? { presentation } : {})}
      drawTitle={entry ? renderTitle(entry) : undefined}
      drawDetail={entry ? renderDetail(entry) : undefined}
      settings={
        <>
          <Columns minColumnWidth="8.5rem" gap={10}>
            <SelectCard
              label="Cách chơi"
              value={method.name}
              icon={<LayersIcon />}
              onClick={() => setSheet('method')}
            />
            <SelectCard
              label="Số kỳ"
              value={`${numberPeriod} kỳ`}
              icon={<CalendarDaysIcon />}
              onClick={() => setSheet('periods')}
            />
          </Columns>
          {entry ? (
            <Inline>
              {days.map((day) => (
                <StatusBadge key={day} tone="accent" icon={<CalendarCheckIcon />}>
                  {day}
                </StatusBadge>
              ))}
              <Text as="span" size="label" tone="soft">
                {days.length < numberPeriod
                  ? `và ${numberPeriod - days.length} kỳ tiếp theo`
                  : `Dự thưởng ${numberPeriod} kỳ tới`}
              </Text>
            </Inline>
          ) : ports.problem ? null : (
            <Skeleton width="min(12rem, 100%)" height="1.5rem" />
          )}
        </>
      }
    >
      {children}
      <MethodSheet
        builder={builder}
        open={sheet === 'method'}
        onClose={close}
        title="Cách chơi"
        description="Bao là một vé chơi mọi bộ số ghép được từ các số bạn chọn; giá vé là giá của tất cả các bộ đó."
        methods={methods.map((option) => ({
          value: option.id,
          label: option.name,
          detail: methodDetail(option),
          price: option.unit * TICKET_PRICE,
        }))}
      />
      <PeriodSheet
        builder={builder}
        open={sheet === 'periods'}
        onClose={close}
        max={entry?.maxPeriods ?? 1}
        firstDraw={entry ? drawInSentence(entry.nextPeriod) : 'kỳ tới'}
      />
    </BuilderPage>
  );
}
