import { kenoFreeMethod, TICKET_PRICE } from '@veloc/rules';
import { CalendarDaysIcon, ChipGroup, formatMoney, LayersIcon, SelectCard, Text } from '@veloc/ui';
import { useState } from 'react';
import { settings, stakes } from '../builder/Builder.css';
import { drawHead, drawInSentence } from '../builder/drawWords';
import { fairRandom } from '../builder/fairRandom';
import { BuilderPage } from '../builder/parts/BuilderPage';
import { MethodSheet, NumberPicker, PeriodSheet } from '../builder/parts/lateSheets';
import { askWords } from '../builder/slotWords';
import type { BuilderPorts } from '../builder/ports';
import { useBuilder } from '../builder/useBuilder';
import { useLastOpen } from '../builder/useLastOpen';

/** Stakes offered, as multiples of the base price; the server takes any multiple from 1 to 100 (decision G18). */
const STAKES = [1, 2, 5, 10, 20, 50, 100];

/** Keno by level: one to ten numbers of eighty, with a stake for each ticket. */
export function KenoBuilder(ports: BuilderPorts) {
  const builder = useBuilder('keno', fairRandom);
  const [sheet, setSheet] = useState<'method' | 'periods' | null>(null);
  const { method, numberPeriod, betAmount } = builder;
  const code = useLastOpen(builder.openCode);
  const close = () => setSheet(null);
  const { entry, now } = ports;
  const head = entry ? drawHead(entry.nextPeriod, now()) : null;
  const interval = entry?.drawInterval ?? null;

  return (
    <BuilderPage
      builder={builder}
      ports={ports}
      drawTitle={head?.title}
      drawDetail={head?.detail}
      settings={
        <>
          <div className={settings}>
            <SelectCard
              label="Bậc chơi"
              value={method.id === kenoFreeMethod.id ? method.name : `${method.name} · ${method.numbers.most} số`}
              icon={<LayersIcon />}
              onClick={() => setSheet('method')}
            />
            <SelectCard
              label="Số kỳ"
              value={`${numberPeriod} kỳ`}
              icon={<CalendarDaysIcon />}
              onClick={() => setSheet('periods')}
            />
          </div>
          <Text as="h2" size="label" tone="soft">
            Số tiền dự thưởng mỗi vé
          </Text>
          <ChipGroup
            label="Số tiền dự thưởng mỗi vé"
            className={stakes}
            options={STAKES.map((times) => ({
              value: String(times * TICKET_PRICE),
              label: formatMoney(times * TICKET_PRICE),
            }))}
            value={String(betAmount)}
            onChange={({ value }) => builder.setBetAmount(Number(value))}
          />
        </>
      }
    >
      <NumberPicker
        builder={builder}
        open={builder.openCode !== null}
        code={code}
        count={80}
        title={askWords}
        chipLabel={({ name }) => name}
      />
      <MethodSheet
        builder={builder}
        open={sheet === 'method'}
        onClose={close}
        title="Bậc chơi"
        methods={builder.methods.map((option) => ({ id: option.id, name: option.name, detail: askWords(option) }))}
      />
      <PeriodSheet
        builder={builder}
        open={sheet === 'periods'}
        onClose={close}
        max={entry?.maxPeriods ?? 1}
        {...(interval === null ? {} : { detailOf: (count) => `${Math.round((count * interval) / 60)} phút` })}
        firstDraw={entry ? drawInSentence(entry.nextPeriod) : 'kỳ tới'}
      />
    </BuilderPage>
  );
}
