import type { ResultGame } from '@veloc/rules';
import { ButtonLink, ChipLink, Inline, Text, TicketIcon } from '@veloc/ui';
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
      <Inline gap={12} rowGap={0} justify="space-between" className={styles.intro}>
        <Text size="label" tone="soft" className={styles.introLabel}>
          {entry ? drawSentence(entry.nextPeriod, serverNow()) : ''}
        </Text>
        <ButtonLink kind="accent" size="medium" icon={<TicketIcon />} href={paths.ticketsOf(game)}>
          Dò vé của tôi
        </ButtonLink>
      </Inline>
      <Inline as="nav" aria-label="Xem thêm" align="stretch" className={styles.ways}>
        <ChipLink href={paths.checkOf(game)}>Dò một bộ số</ChipLink>
        <ChipLink href={paths.statisticsOf(game)}>Thống kê</ChipLink>
      </Inline>
    </>
  );
}
