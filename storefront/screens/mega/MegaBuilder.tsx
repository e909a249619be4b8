import { Money } from '@veloc/ui';
import { BallPage } from '../balls/BallPage';
import { BaoNotice } from '../balls/BaoNotice';
import { estimateLabel, isOrdinary, jackpotOf, playsLabel } from '../balls/ballLabels';
import { drawDayLabel } from '../builder/drawLabels';
import { fairRandom } from '../builder/fairRandom';
import { NumberPicker } from '../builder/parts/lazySheets';
import type { BuilderPorts } from '../builder/ports';
import { useBuilder } from '../builder/useBuilder';
import { useLastOpen } from '../builder/useLastOpen';

/** Mega 6/45: ordinary tickets of six numbers, and bao tickets that play all sets of six among more. */
export function MegaBuilder(ports: BuilderPorts) {
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
