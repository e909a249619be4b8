import { HeaderAction, PageHeader, Tabs } from '@veloc/ui';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { GameIntro } from './parts/GameIntro';
import { RegionalResults } from './parts/RegionalResults';
import { ResultList } from './parts/ResultList';
import { REGIONAL, resultTabOf, resultTabs } from '../../features/result/result';
import { useRegionalQuery } from './regionalQuery';
import * as styles from './ResultScreen.css';

/** The draws of each game and of the regions. The choice stands in the address, to be shared. */
export default function ResultScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = resultTabOf(search.get('game'));
  const { channelId, ending, change } = useRegionalQuery();
  const [isFinding, setFinding] = useState(channelId !== undefined || ending !== undefined);
  const toggleFinding = () => {
    // What is looked for goes with its fields: a list must not stay filtered by what cannot be seen.
    if (isFinding) change({ channelId: undefined, ending: undefined });
    setFinding(!isFinding);
  };
  return (
    <>
      <PageHeader title="Kết quả">
        {tab === REGIONAL ? (
          <HeaderAction aria-expanded={isFinding} onClick={toggleFinding}>
            Tìm đài, số
          </HeaderAction>
        ) : null}
      </PageHeader>
      <main>
        <Tabs
          label="Trò chơi"
          items={resultTabs}
          value={tab}
          onChange={({ value }) => setSearch({ game: value }, { replace: true })}
        >
          <div className={styles.page}>
            {tab === REGIONAL ? (
              <RegionalResults isFinding={isFinding} />
            ) : (
              <>
                <GameIntro game={tab} />
                <ResultList key={tab} game={tab} />
              </>
            )}
          </div>
        </Tabs>
      </main>
    </>
  );
}
