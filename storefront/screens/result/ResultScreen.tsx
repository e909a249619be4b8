import { HeaderAction, PageHeader, Tabs } from '@veloc/ui';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { GameResults } from './parts/GameResults';
import { RegionalResults } from './parts/RegionalResults';
import { REGIONAL, resultTabOf, resultTabs } from '../../features/result/result';
import * as styles from './ResultScreen.css';

/** The draws of each game and of the regions. The choice stands in the address, to be shared. */
export default function ResultScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = resultTabOf(search.get('game'));
  const [isFinding, setFinding] = useState(false);
  return (
    <>
      <PageHeader title="Kết quả">
        {tab === REGIONAL ? (
          <HeaderAction aria-haspopup="dialog" onClick={() => setFinding(true)}>
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
              <RegionalResults isFinding={isFinding} onFind={setFinding} />
            ) : (
              <GameResults key={tab} game={tab} />
            )}
          </div>
        </Tabs>
      </main>
    </>
  );
}
