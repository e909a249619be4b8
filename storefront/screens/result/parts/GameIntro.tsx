import type { ResultGame } from '@veloc/rules';
import { ChipLink, Inline, Text } from '@veloc/ui';
import { drawSentence } from '../../../shared/copy/drawDay';
import { useGameEntry } from '../../../data/usePeriods';
import { useServerClock } from '../../../state/contexts';
import * as styles from '../ResultScreen.css';
import * as paths from '../../../shared/paths';

/** When the game is drawn next, and what can be done with its results. */
export function GameIntro({ game }: { game: ResultGame }) {
  const serverNow = useServerClock();
  const entry = useGameEntry(game);
  return (
    <>
      <Text size="label" tone="soft" className={styles.intro}>
        {entry ? drawSentence(entry.nextPeriod, serverNow()).replace(/^Quay/, 'Kỳ tới quay') : ''}
      </Text>
      <Inline as="nav" aria-label="Xem thêm" align="stretch" className={styles.ways}>
        <ChipLink href={paths.ticketsOf(game)}>Vé của tôi</ChipLink>
        <ChipLink href={paths.checkOf(game)}>Dò bộ số</ChipLink>
        <ChipLink href={paths.statisticsOf(game)}>Thống kê</ChipLink>
      </Inline>
    </>
  );
}
