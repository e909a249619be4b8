import type { SlotMethod } from '@veloc/rules';
import { Facts } from '@veloc/ui';
import { lazyScreen } from '../../../shared/lazyScreen';
import { JackpotTitle } from '../../../features/balls/JackpotTitle';
import { BallPage } from '../../../features/balls/BallPage';
import { estimateLabel, isOrdinary, jackpotOf, playsLabel } from '../../../features/balls/ballLabels';
import { drawTimeLabel } from '../../../features/builder/drawLabels';
import { fairRandom, type BuilderPorts } from '../../../features/builder/ports';
import { useBuilder } from '../../../features/builder/useBuilder';
import { useLastOpen } from '../../../features/builder/useSlots';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';

/** A closed picker is part of the page from the start, so its chunk is on its way before anyone opens it. */
export const { Screen: Lotto535Picker } = lazyScreen(async () => ({
  default: (await import('./parts/Lotto535Picker')).Lotto535Picker,
}));

/** '6 số chính, 1 số đặc biệt · 6 bộ'. */
function methodDetail(method: SlotMethod): string {
  const asked = `${method.numbers.most} số chính, ${method.specials.most} số đặc biệt`;
  return isOrdinary(method) ? asked : `${asked} · ${playsLabel(method)}`;
}

/** Lotto 5/35: five main numbers and a special one, or a bao of more of either. */
function Lotto535Builder(ports: BuilderPorts) {
  const builder = useBuilder('lotto535', fairRandom);
  const code = useLastOpen(builder.openCode);

  return (
    <BallPage
      builder={builder}
      ports={ports}
      renderTitle={(entry) => <JackpotTitle name="Độc Đắc" amount={jackpotOf(entry)} />}
      renderDetail={(entry) => <Facts facts={[drawTimeLabel(entry.nextPeriod, ports.now()), estimateLabel(entry)]} />}
      methodDetail={methodDetail}
    >
      <Lotto535Picker builder={builder} code={code} />
    </BallPage>
  );
}

export default function Lotto535Screen() {
  return <Lotto535Builder {...useBuilderPorts('lotto535')} />;
}
