import type { ResultGame } from '@veloc/rules';
import { useSearchParams } from 'wouter';
import { fieldDate } from '../../../features/result/result';
import { presentationOf } from '../../../games/gamePresentations';
import * as styles from '../ResultScreen.css';
import { DrawDay } from './DrawDay';
import { GameIntro } from './GameIntro';
import { ResultList } from './ResultList';

/** The draws of one game; of one that draws all day long those of a day, too, which stands in the address. */
export function GameResults({ game }: { game: ResultGame }) {
  const [search, setSearch] = useSearchParams();
  const isAllDay = presentationOf(game).isKnownByMinute === true;
  const date = search.get('date');
  const resultDate = isAllDay && date !== null && fieldDate(date) !== '' ? date : undefined;
  const change = (day: string | undefined) => setSearch({ game, ...(day ? { date: day } : {}) }, { replace: true });
  return (
    <>
      <GameIntro game={game} />
      {isAllDay ? (
        <div className={styles.drawDay}>
          <DrawDay value={resultDate} onChange={change} />
        </div>
      ) : null}
      <ResultList key={resultDate ?? ''} game={game} resultDate={resultDate} onEveryDay={() => change(undefined)} />
    </>
  );
}
