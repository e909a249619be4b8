import { Money } from '@veloc/ui';
import { BallPage } from '../../features/balls/BallPage';
import { estimateLabel, isOrdinary, jackpotOf, playsLabel, secondJackpotOf } from '../../features/balls/ballLabels';
import { fairRandom } from '../../features/builder/fairRandom';
import type { BuilderPorts } from '../../features/builder/ports';
import { useBuilder } from '../../features/builder/useBuilder';
import { useLastOpen } from '../../features/builder/useLastOpen';
import { PowerPicker } from './parts/lazyPicker';
import { powerPresentation } from './powerPresentation';

/** Power 6/55: six numbers or a bao of more, each ticket with a power number. */
export function PowerBuilder(ports: BuilderPorts) {
  const builder = useBuilder('power', fairRandom);
  const code = useLastOpen(builder.openCode);

  return (
    <BallPage
      builder={builder}
      ports={ports}
      face={powerPresentation}
      renderTitle={(entry) => (
        <>
          Jackpot 1: <Money amount={jackpotOf(entry)} />
        </>
      )}
      renderDetail={(entry) => (
        <>
          Jackpot 2: <Money amount={secondJackpotOf(entry)} />
          {estimateLabel(entry)}
        </>
      )}
      methodDetail={(method) =>
        isOrdinary(method)
          ? `Chọn ${method.numbers.most} số và 1 số Power`
          : `${method.numbers.most} số và 1 số Power · ${playsLabel(method)}`
      }
    >
      <PowerPicker builder={builder} code={code} />
    </BallPage>
  );
}
