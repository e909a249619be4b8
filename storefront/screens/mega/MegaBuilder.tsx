import { TICKET_PRICE, type GameEntry, type SlotMethod } from '@veloc/rules';
import {
  CalendarCheckIcon,
  CalendarDaysIcon,
  formatMoney,
  LayersIcon,
  Money,
  Notice,
  SelectCard,
  StatusBadge,
  Text,
} from '@veloc/ui';
import { useState } from 'react';
import { below, row, settings } from '../builder/Builder.css';
import { drawDays, drawDayWords, drawInSentence } from '../builder/drawWords';
import { fairRandom } from '../builder/fairRandom';
import { BuilderPage } from '../builder/parts/BuilderPage';
import { MethodSheet, NumberPicker, PeriodSheet } from '../builder/parts/lateSheets';
import { useLastOpen } from '../builder/useLastOpen';
import type { BuilderPorts } from '../builder/ports';
import { useBuilder } from '../builder/useBuilder';

const isOrdinary = ({ unit }: SlotMethod) => unit === 1;
const number = new Intl.NumberFormat('vi-VN');

const jackpotOf = ({ jackpot1, nextPeriod }: GameEntry) => jackpot1 ?? nextPeriod.estJackpotPrize1 ?? null;

/** Mega 6/45: ordinary tickets of six numbers, and bao tickets that play all sets of six among more. */
export function MegaBuilder(ports: BuilderPorts) {
  const builder = useBuilder('mega', fairRandom);
  const [sheet, setSheet] = useState<'method' | 'periods' | null>(null);
  const { method, numberPeriod } = builder;
  const code = useLastOpen(builder.openCode);
  const close = () => setSheet(null);
  const { entry } = ports;

  return (
    <BuilderPage
      builder={builder}
      ports={ports}
      drawTitle={
        entry ? (
          <>
            Jackpot <Money amount={jackpotOf(entry)} />
          </>
        ) : undefined
      }
      drawDetail={entry ? drawDayWords(entry.nextPeriod) : undefined}
      settings={
        <>
          <div className={settings}>
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
          </div>
          {entry ? (
            <div className={row}>
              {drawDays(entry, numberPeriod).map((day) => (
                <StatusBadge key={day} tone="game" icon={<CalendarCheckIcon />}>
                  {day}
                </StatusBadge>
              ))}
              <Text as="span" size="label" tone="soft">
                Dự thưởng {numberPeriod} kỳ tới
              </Text>
            </div>
          ) : null}
        </>
      }
    >
      <NumberPicker
        builder={builder}
        open={builder.openCode !== null}
        code={code}
        count={45}
        title={(option) => (isOrdinary(option) ? 'Chọn 6 số' : option.name)}
        chipLabel={(option) => (isOrdinary(option) ? `${option.numbers.most} số` : option.name)}
        renderNote={(option) =>
          isOrdinary(option) ? null : (
            <Notice tone="gold" className={below}>
              {option.name} ghép thành <strong>{number.format(option.unit)} bộ 6 số</strong>, giá{' '}
              {formatMoney(option.unit * TICKET_PRICE)} mỗi kỳ.
            </Notice>
          )
        }
      />
      <MethodSheet
        builder={builder}
        open={sheet === 'method'}
        onClose={close}
        title="Cách chơi"
        methods={builder.methods.map((option) => ({
          id: option.id,
          name: option.name,
          detail: isOrdinary(option)
            ? `Chọn ${option.numbers.most} số`
            : `${option.numbers.most} số · ${number.format(option.unit)} bộ`,
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
