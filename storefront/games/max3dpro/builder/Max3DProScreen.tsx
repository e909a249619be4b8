import { max3dProPrizes, priceCoefOf, TICKET_PRICE, type SlotId, type Slot } from '@veloc/rules';
import { CalendarDaysIcon, Columns, Money, SelectCard, Text, TicketIcon } from '@veloc/ui';
import { useState } from 'react';
import { lazyScreen } from '../../../shared/lazyScreen';
import { createStore } from '../../../lib/store';
import { drawDayLabel, drawInSentence } from '../../../features/builder/drawLabels';
import { fairRandom, type BuilderPorts } from '../../../features/builder/ports';
import { BuilderPage } from '../../../features/builder/parts/BuilderPage';
import { PeriodSheet } from '../../../features/builder/parts/lazyParts';
import { useBuilder } from '../../../features/builder/useBuilder';
import { groupPresentation, GroupPicker } from '../../../features/groups/groupPresentation';
import { countLabel } from '../../../features/groups/typedGroups';
import { MethodSwitch } from '../../../features/groups/parts/MethodSwitch';
import type { ChosenGroup } from '../../../features/groups/useGroupTyping';
import { GroupBoard } from './parts/GroupBoard';
import { priceSoFar } from './coefLabels';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';

const load = () => import('./parts/sheets');

export const { Screen: PickedCoef } = lazyScreen(async () => ({ default: (await load()).PickedCoef }));
export const { Screen: SlotSheet } = lazyScreen(async () => ({ default: (await load()).SlotSheet }));

const presentation = groupPresentation({
  gameId: 'max3dpro',
  otherwise: 'Đổi bộ số trùng',
  aside: priceOf,
  isPricedByPicks: ({ id }) => id !== 'NORMAL',
});

/** What all orders of both numbers cost for one draw; a single play costs what every ticket does. */
function priceOf({ methodId, isDone, picks: { groups } }: Slot) {
  if (methodId !== 'GROUP' || !isDone) return null;
  return (
    <Text as="span" size="label" weight="semibold">
      <Money amount={priceCoefOf(methodId, groups) * TICKET_PRICE} />
    </Text>
  );
}

/** Max 3D Pro: two numbers, all orders of two numbers, or every pair among 3 to 20. */
function Max3DProBuilder(ports: BuilderPorts) {
  const builder = useBuilder('max3dpro', fairRandom);
  const [sheet, setSheet] = useState<'slots' | 'periods' | null>(null);
  const [chosen] = useState<ChosenGroup>(() => createStore(null));
  const [code, setCode] = useState<SlotId>('A');
  const { method, methods, numberPeriod, openCode } = builder;
  if (openCode !== null && openCode !== code) setCode(openCode);
  const close = () => setSheet(null);
  const { entry } = ports;
  const isMany = method.groups.most > method.groups.least;
  const soFar = isMany && builder.done === 0 ? priceSoFar(builder.slotOf(code), numberPeriod) : null;

  return (
    <BuilderPage
      builder={builder}
      ports={ports}
      presentation={presentation}
      {...soFar}
      drawTitle={
        entry ? (
          <>
            Đặc biệt <Money amount={max3dProPrizes.special} />
          </>
        ) : undefined
      }
      drawDetail={entry ? drawDayLabel(entry.nextPeriod, ports.now()) : undefined}
      settings={
        <>
          <MethodSwitch
            builder={builder}
            options={methods.map(({ id, name }) => ({ value: id, label: name }))}
            value={method.id}
            onChange={() => setCode('A')}
          />
          <Columns minColumnWidth="8.5rem" gap={10}>
            {isMany ? (
              <SelectCard
                label="Đang chọn"
                value={`Vé ${code}`}
                icon={<TicketIcon />}
                onClick={() => setSheet('slots')}
              />
            ) : null}
            <SelectCard
              label="Số kỳ"
              value={`${numberPeriod} kỳ`}
              icon={<CalendarDaysIcon />}
              onClick={() => setSheet('periods')}
            />
          </Columns>
        </>
      }
      {...(isMany
        ? {
            slots: (
              <GroupBoard
                builder={builder}
                code={code}
                onOpen={(at) => {
                  chosen.set(() => ({ code, at }));
                  builder.open(code);
                }}
              />
            ),
          }
        : {})}
    >
      <GroupPicker
        builder={builder}
        open={openCode !== null}
        code={code}
        chosen={chosen}
        presentation={presentation}
        title={(method) => `Nhập ${countLabel(method)}`}
        renderSum={(part) => (method.id === 'NORMAL' ? null : <PickedCoef {...part} />)}
      />
      <SlotSheet builder={builder} open={sheet === 'slots'} onClose={close} code={code} onChoose={setCode} />
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

export default function Max3DProScreen() {
  return <Max3DProBuilder {...useBuilderPorts('max3dpro')} />;
}
