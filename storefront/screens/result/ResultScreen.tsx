import { ButtonLink, PageHeader, Tabs, Text, TicketIcon } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { drawSentence } from '../../copy/drawDay';
import { useGameEntry } from '../../data/usePeriods';
import { useServerClock } from '../../state/server-clock/useServerClock';
import { ResultList } from './parts/ResultList';
import { resultGameOf, resultTabs } from './resultGame';
import * as styles from './ResultScreen.css';

/** The draws of each game (mockups 23 and 33). The game stands in the address, so a list can be shared. */
export default function ResultScreen() {
  const [search, setSearch] = useSearchParams();
  const serverNow = useServerClock();
  const game = resultGameOf(search.get('game'));
  const entry = useGameEntry(game);
  return (
    <>
      <PageHeader title="Kết quả" />
      <Tabs
        label="Trò chơi"
        items={resultTabs}
        value={game}
        onChange={({ value }) => setSearch({ game: value }, { replace: true })}
      >
        <main className={styles.page}>
          <div className={styles.intro}>
            <Text size="label" tone="soft" className={styles.introWords}>
              {entry ? drawSentence(entry.nextPeriod, serverNow()) : ''}
            </Text>
            <ButtonLink kind="game" size="medium" icon={<TicketIcon />} href={`/account/tickets?game=${game}`}>
              Dò vé của tôi
            </ButtonLink>
          </div>
          <ResultList key={game} game={game} />
        </main>
      </Tabs>
    </>
  );
}
