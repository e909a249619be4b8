import { Facts, Money } from '@veloc/ui';
import { estimateLabel, jackpotOf } from '../../../features/balls/ballLabels';
import { NumbersScreen } from '../../../features/balls/NumbersScreen';
import { drawDayLabel } from '../../../features/builder/drawLabels';

/** Mega 6/45: ordinary tickets of six numbers, and bao tickets that play all sets of six among more. */
export default function MegaScreen() {
  return (
    <NumbersScreen
      gameId="mega"
      drawHead={(entry, now) => ({
        title: (
          <>
            Jackpot <Money amount={jackpotOf(entry)} />
          </>
        ),
        detail: <Facts facts={[drawDayLabel(entry.nextPeriod, now), estimateLabel(entry)]} />,
      })}
    />
  );
}
