import {
  gameName,
  isGroup,
  max3dMethods,
  max3dPlayTypeNames,
  max3dWayId,
  max3dWayOf,
  TICKET_PRICE,
  type Slot,
  type SlotMethod,
} from '@veloc/rules';
import { CalendarDaysIcon, Columns, Money, SelectCard, ShuffleIcon, Stack, Text } from '@veloc/ui';
import { useState } from 'react';
import { createStore } from '../../../lib/store';
import { drawDayLabel, drawHead, drawInSentence } from '../../../features/builder/drawLabels';
import { fairRandom, type BuilderPorts } from '../../../features/builder/ports';
import { BuilderPage } from '../../../features/builder/parts/BuilderPage';
import { MethodSheet, PeriodSheet } from '../../../features/builder/parts/lazyParts';
import { useBuilder } from '../../../features/builder/useBuilder';
import { useLastOpen } from '../../../features/builder/useSlots';
import { groupPresentation, GroupPicker } from '../../../features/groups/groupPresentation';
import { playTypeDetails, PlayTypes } from './parts/PlayTypes';
import { countLabel } from '../../../features/groups/typedGroups';
import { MethodSwitch } from '../../../features/groups/parts/MethodSwitch';
import type { ChosenGroup } from '../../../features/groups/useGroupTyping';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';

const presentation = groupPresentation({ gameId: 'max3d', otherwise: 'Đổi kiểu chơi', aside: playTypeOf });

/** Each ticket of one number has its own play type, and what that costs. */
function playTypeOf({ methodId, picks: { groups } }: Slot, { unit }: SlotMethod) {
  if (methodId === null || !groups.every(isGroup)) return null;
  const { method, playType } = max3dWayOf(methodId);
  return method === 'MAX3D' ? (
    <Stack as="span" gap={0} align="end">
      <Money amount={unit * TICKET_PRICE} />
      <Text as="span" size="caption" tone="soft">
        {max3dPlayTypeNames[playType]}
      </Text>
    </Stack>
  ) : null;
}

const sections = max3dMethods.map(({ id, name }) => ({
  value: max3dWayId({ method: id, playType: 'straight' }),
  // As the header writes the game.
  label: name.replace('Max3D', gameName('max3d')),
}));

/** Max 3D: one number of three digits in exact order, in any order or both. Max 3D+: two numbers. */
function Max3DBuilder(ports: BuilderPorts) {
  const builder = useBuilder('max3d', fairRandom);
  const [sheet, setSheet] = useState<'method' | 'periods' | null>(null);
  const [chosen] = useState<ChosenGroup>(() => createStore(null));
  const { method, methods, numberPeriod } = builder;
  const code = useLastOpen(builder.openCode);
  const close = () => setSheet(null);
  const { entry, now } = ports;
  const head = entry ? drawHead(entry.nextPeriod, drawDayLabel(entry.nextPeriod, now())) : null;
  const way = max3dWayOf(method.id);
  const playTypes = methods.filter(({ id }) => max3dWayOf(id).method === way.method);

  return (
    <BuilderPage
      builder={builder}
      ports={ports}
      presentation={presentation}
      drawTitle={head?.title}
      drawDetail={head?.detail}
      settings={
        <>
          <MethodSwitch builder={builder} options={sections} value={max3dWayId({ ...way, playType: 'straight' })} />
          <Columns minColumnWidth="8.5rem" gap={10}>
            {playTypes.length > 1 ? (
              <SelectCard
                label="Kiểu chơi"
                value={method.name}
                icon={<ShuffleIcon />}
                onClick={() => setSheet('method')}
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
    >
      <GroupPicker
        builder={builder}
        open={builder.openCode !== null}
        code={code}
        chosen={chosen}
        presentation={presentation}
        title={(method) => `Nhập ${countLabel(method)}`}
        renderChoice={(part) => <PlayTypes {...part} />}
      />
      <MethodSheet
        builder={builder}
        open={sheet === 'method'}
        onClose={close}
        title="Kiểu chơi"
        methods={playTypes.map(({ id, name, unit }) => ({
          value: id,
          label: name,
          detail: playTypeDetails[max3dWayOf(id).playType],
          price: unit * TICKET_PRICE,
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

export default function Max3DScreen() {
  return <Max3DBuilder {...useBuilderPorts('max3d')} />;
}
