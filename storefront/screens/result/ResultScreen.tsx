import { PageHeader, Tabs } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { GameIntro } from './parts/GameIntro';
import { RegionalResults } from './parts/RegionalResults';
import { ResultList } from './parts/ResultList';
import { REGIONAL, resultTabOf, resultTabs } from '../../features/result/result';
import * as styles from './ResultScreen.css';

/** The draws of each game and of the regions. The choice stands in the address, to be shared. */
export default function ResultScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = resultTabOf(search.get('game'));
  return (
    <>
      <PageHeader title="Kết quả" />
      <Tabs
        label="Trò chơi"
        items={resultTabs}
        value={tab}
        onChange={({ value }) => setSearch({ game: value }, { replace: true })}
      >
        <main className={styles.page}>
          {tab === REGIONAL ? (
            <RegionalResults />
          ) : (
            <>
              <GameIntro game={tab} />
              <ResultList key={tab} game={tab} />
            </>
          )}
        </main>
      </Tabs>
    </>
  );
}
