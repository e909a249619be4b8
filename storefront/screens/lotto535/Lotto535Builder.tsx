import type { SlotMethod } from '@veloc/rules';
import { Money } from '@veloc/ui';
import { BallPage } from '../../features/balls/BallPage';
import { estimateLabel, isOrdinary, jackpotOf, playsLabel } from '../../features/balls/ballLabels';
import { drawTimeLabel } from '../../features/builder/drawLabels';
import { fairRandom } from '../../features/builder/fairRandom';
import type { BuilderPorts } from '../../features/builder/ports';
import { useBuilder } from '../../features/builder/useBuilder';
import { useLastOpen } from '../../features/builder/useLastOpen';
import { Lotto535Picker } from './parts/lazyPicker';

/** '6 số chính, 1 số đặc biệt · 6 bộ'. */
function methodDetail(method: SlotMethod): string {
  const asked = `${method.numbers.most} số chính, ${method.specials.most} số đặc biệt`;
  return isOrdinary(method) ? asked : `${asked} · ${playsLabel(method)}`;
}

/** Lotto 5/35: five main numbers and a special one, or a bao of more of either. */
export function Lotto535Builder(ports: BuilderPorts) {
  const builder = useBuilder('lotto535', fairRandom);
  const code = useLastOpen(builder.openCode);

  return (
    <BallPage
      builder={builder}
      ports={ports}
      renderTitle={(entry) => (
        <>
          Độc Đắc <Money amount={jackpotOf(entry)} />
        </>
      )}
      renderDetail={(entry) => drawTimeLabel(entry.nextPeriod, ports.now()) + estimateLabel(entry)}
      methodDetail={methodDetail}
    >
      <Lotto535Picker builder={builder} code={code} />
    </BallPage>
  );
}
