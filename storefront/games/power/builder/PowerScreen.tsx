import { powerNumberOf } from '@veloc/rules';
import { Facts, Money } from '@veloc/ui';
import { lazyScreen } from '../../../shared/lazyScreen';
import type { SlotPresentation } from '../../../features/builder/slotPresentation';
import { JackpotTitle } from '../../../features/balls/JackpotTitle';
import { BallPage } from '../../../features/balls/BallPage';
import { estimateLabel, isOrdinary, jackpotOf, playsLabel, secondJackpotOf } from '../../../features/balls/ballLabels';
import { fairRandom, type BuilderPorts } from '../../../features/builder/ports';
import { useBuilder } from '../../../features/builder/useBuilder';
import { useLastOpen } from '../../../features/builder/useSlots';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';

/** A closed picker is part of the page from the start, so its chunk is on its way before anyone opens it. */
const { Screen: PowerPicker } = lazyScreen(async () => ({
  default: (await import('./parts/PowerPicker')).PowerPicker,
}));

/** A Power ticket has a power number even when none was chosen. */
const powerPresentation: SlotPresentation = { specials: (picks) => [powerNumberOf(picks)] };

/** Power 6/55: six numbers or a bao of more, each ticket with a power number. */
function PowerBuilder(ports: BuilderPorts) {
  const builder = useBuilder('power', fairRandom);
  const code = useLastOpen(builder.openCode);

  return (
    <BallPage
      builder={builder}
      ports={ports}
      presentation={powerPresentation}
      renderTitle={(entry) => <JackpotTitle name="Jackpot 1:" amount={jackpotOf(entry)} />}
      renderDetail={(entry) => (
        <Facts
          facts={[
            <>
              Jackpot 2: <Money amount={secondJackpotOf(entry)} />
            </>,
            estimateLabel(entry),
          ]}
        />
      )}
      methodDetail={(method) =>
        isOrdinary(method)
          ? `Chọn ${method.numbers.most} số và 1 số Power`
          : `${method.numbers.most} số và 1 số Power · ${playsLabel(method)}`
      }
    >
      <PowerPicker builder={builder} code={code} presentation={powerPresentation} />
    </BallPage>
  );
}

export default function PowerScreen() {
  return <PowerBuilder {...useBuilderPorts('power')} />;
}
