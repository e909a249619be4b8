import { Money } from '@veloc/ui';
import { BallPage } from '../../../features/balls/BallPage';
import { BaoNotice } from '../../../features/balls/BaoNotice';
import { estimateLabel, isOrdinary, jackpotOf, playsLabel } from '../../../features/balls/ballLabels';
import { drawDayLabel } from '../../../features/builder/drawLabels';
import { fairRandom, type BuilderPorts } from '../../../features/builder/ports';
import { NumberPicker } from '../../../features/builder/parts/lazyParts';
import { useBuilder } from '../../../features/builder/useBuilder';
import { useLastOpen } from '../../../features/builder/useSlots';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';

/** Mega 6/45: ordinary tickets of six numbers, and bao tickets that play all sets of six among more. */
function MegaBuilder(ports: BuilderPorts) {
  const builder = useBuilder('mega', fairRandom);
  const code = useLastOpen(builder.openCode);

  return (
    <BallPage
      builder={builder}
      ports={ports}
      renderTitle={(entry) => (
        <>
          Jackpot <Money amount={jackpotOf(entry)} />
        </>
      )}
      renderDetail={(entry) => drawDayLabel(entry.nextPeriod, ports.now()) + estimateLabel(entry)}
      methodDetail={(method) =>
        isOrdinary(method) ? `Chọn ${method.numbers.most} số` : `${method.numbers.most} số · ${playsLabel(method)}`
      }
    >
      <NumberPicker
        builder={builder}
        open={builder.openCode !== null}
        code={code}
        count={45}
        title={(method) => (isOrdinary(method) ? 'Chọn 6 số' : method.name)}
        chipLabel={(method) => (isOrdinary(method) ? `${method.numbers.most} số` : method.name)}
        renderNote={(method) => (isOrdinary(method) ? null : <BaoNotice method={method} play="6 số" />)}
      />
    </BallPage>
  );
}

export default function MegaScreen() {
  return <MegaBuilder {...useBuilderPorts('mega')} />;
}
