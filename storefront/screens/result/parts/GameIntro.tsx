import type { ResultGame } from '@veloc/rules';
import { ChevronRightIcon, ChipLink, Inline, Text } from '@veloc/ui';
import { drawSentence } from '../../../shared/copy/drawDay';
import { useGameEntry } from '../../../data/usePeriods';
import { useServerClock } from '../../../state/contexts';
import { StageLink, useDrawOnStage } from '../../../features/ticket/StageLink';
import * as styles from '../ResultScreen.css';
import * as paths from '../../../shared/paths';

/** When the game is drawn next, and what can be done with its results. */
export function GameIntro({ game }: { game: ResultGame }) {
  const serverNow = useServerClock();
  const entry = useGameEntry(game);
  const stage = useDrawOnStage(entry);
  return (
    <>
      <Text size="label" tone="soft" className={styles.intro}>
        {stage ? (
          <StageLink stage={stage} />
        ) : entry ? (
          drawSentence(entry.nextPeriod, serverNow()).replace(/^Quay/, 'Kỳ tới quay')
        ) : null}
      </Text>
      <Inline as="nav" aria-label="Xem thêm" align="stretch" className={styles.ways}>
        <Way href={paths.ticketsOf(game)}>Vé của tôi</Way>
        <Way href={paths.checkOf(game)}>Dò số</Way>
        <Way href={paths.statisticsOf(game)}>Thống kê</Way>
      </Inline>
    </>
  );
}

/** Its sign says that it leads to another page: beside a list such words would be read as its filters. */
function Way({ href, children }: { href: string; children: string }) {
  return (
    <ChipLink href={href}>
      <Inline as="span" wrap={false} gap={2}>
        {children}
        <ChevronRightIcon size={14} aria-hidden="true" />
      </Inline>
    </ChipLink>
  );
}
