import { kenoTabOf, gameConfig } from '@veloc/rules';
import { Text } from '@veloc/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { drawHead, drawInSentence, drawTimeLabel } from '../../../features/builder/drawLabels';
import { fairRandom, type BuilderPorts } from '../../../features/builder/ports';
import { BuilderPage } from '../../../features/builder/parts/BuilderPage';
import { MethodSheet, NumberPicker, PeriodSheet } from '../../../features/builder/parts/lazyParts';
import { askLabel } from '../../../features/builder/slotLabels';
import { useBuilder } from '../../../features/builder/useBuilder';
import { useLastOpen } from '../../../features/builder/useSlots';
import { type KenoGame, kenoTitle, setsLabel, kenoGames } from './kenoLabels';
import { BundleSlots, LevelSlots } from './parts/BundleSlots';
import { KenoFacts } from './parts/KenoFacts';
import { KenoSettings } from './parts/KenoSettings';
import { KenoWays } from './parts/KenoWays';
import { OutcomeSlots } from './parts/OutcomeSlots';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';

interface KenoBuilderProps {
  gameId: KenoGame;
  ports: BuilderPorts;
}

/** Keno by level or as a bao, and the bets on even or odd and big or small. */
function KenoBuilder({ gameId, ports }: KenoBuilderProps) {
  const builder = useBuilder(gameId, fairRandom);
  const [sheet, setSheet] = useState<'method' | 'periods' | null>(null);
  const code = useLastOpen(builder.openCode);
  const close = () => setSheet(null);
  const { entry, now } = ports;
  const head = entry ? drawHead(entry.nextPeriod, drawTimeLabel(entry.nextPeriod, now())) : null;
  const interval = entry?.drawInterval ?? null;
  const isOutcome = builder.method.outcomes.length > 0;
  const isBundle = kenoTabOf(builder.state) === 'BUNDLE';

  return (
    <BuilderPage
      builder={builder}
      ports={ports}
      title={kenoTitle(builder.state)}
      {...(isBundle ? { detail: setsLabel(builder) } : {})}
      drawTitle={head?.title}
      drawDetail={head?.detail}
      settings={
        <>
          <KenoWays builder={builder} />
          {isBundle ? (
            <Text as="p" size="caption" tone="soft">
              Ghép các số bạn chọn thành mọi bộ, mỗi bộ một lượt chơi.
            </Text>
          ) : null}
          <KenoSettings
            builder={builder}
            {...(isOutcome || isBundle ? {} : { onLevel: () => setSheet('method') })}
            onPeriods={() => setSheet('periods')}
          />
          <KenoFacts builder={builder} entry={entry} isUnknown={Boolean(ports.problem)} />
        </>
      }
      slots={
        isOutcome ? (
          <OutcomeSlots builder={builder} />
        ) : isBundle ? (
          <BundleSlots builder={builder} />
        ) : (
          <LevelSlots builder={builder} />
        )
      }
    >
      {isOutcome ? null : (
        <>
          <NumberPicker
            builder={builder}
            open={builder.openCode !== null}
            code={code}
            count={80}
            title={isBundle ? ({ name }) => name : askLabel}
            {...(isBundle ? {} : { chipLabel: nameOf })}
          />
          <MethodSheet
            builder={builder}
            open={sheet === 'method'}
            onClose={close}
            title="Bậc chơi"
            description="Bậc là số lượng số trên một vé: Bậc 5 là chọn 5 số, trúng nhiều nhất khi quay ra đủ 5 số ấy."
            methods={builder.methods.map((option) => ({
              value: option.id,
              label: option.name,
              detail: askLabel(option),
            }))}
          />
        </>
      )}
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

const nameOf = ({ name }: { name: string }) => name;

/** Keno and its two side games: one page, whose address says which is played. */
export default function KenoScreen() {
  const [path] = useLocation();
  const gameId = kenoGames.find((game) => gameConfig[game].href === path) ?? 'keno';
  return <KenoBuilder gameId={gameId} ports={useBuilderPorts(gameId)} />;
}
