import { BackHeader } from '../../shared/layouts/BackHeader';
import { Tabs } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { REGIONAL, resultTabOf, resultTabs } from '../../features/result/result';
import { GameCheck } from './parts/GameCheck';
import { RegionalCheck } from './parts/RegionalCheck';

/** "Check my ticket": numbers typed in, bought here or elsewhere, held against what was drawn. */
export default function CheckScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = resultTabOf(search.get('game'));
  return (
    <>
      <BackHeader title="Dò số" />
      <main>
        <Tabs
          label="Trò chơi"
          items={resultTabs}
          value={tab}
          onChange={({ value }) => setSearch({ game: value }, { replace: true })}
        >
          {tab === REGIONAL ? <RegionalCheck /> : <GameCheck key={tab} game={tab} drawId={search.get('draw')} />}
        </Tabs>
      </main>
    </>
  );
}
