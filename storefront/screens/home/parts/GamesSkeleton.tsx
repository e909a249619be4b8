import { Skeleton } from '@veloc/ui';
import { gamePages, gamesAt } from '../../../games/pages';
import * as styles from '../HomeScreen.css';

/** The places of the games while they load: tickets of their height, then tiles. */
export function GamesSkeleton() {
  return (
    <section aria-busy="true" aria-label="Đang tải trò chơi" className={styles.games}>
      {gamesAt('rhythm', 'jackpot').map((game) => (
        <Skeleton key={game} shape="block" height={gamePages[game].home === 'rhythm' ? '7.25rem' : '4.25rem'} />
      ))}
      <div className={styles.tiles}>
        {gamesAt('tile').map((game) => (
          <Skeleton key={game} shape="block" height="5.5rem" />
        ))}
      </div>
    </section>
  );
}
