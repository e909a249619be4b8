import { Skeleton } from '@veloc/ui';
import * as styles from '../HomeScreen.css';

/** The places of the games while they load: tickets of their height, then tiles. */
export function GamesSkeleton() {
  return (
    <section aria-busy="true" aria-label="Đang tải trò chơi" className={styles.games}>
      <Skeleton shape="block" height="7.25rem" />
      <Skeleton shape="block" height="4.25rem" />
      <Skeleton shape="block" height="4.25rem" />
      <div className={styles.tiles}>
        {['max3d', 'max3dpro', 'lotto535', 'loto'].map((game) => (
          <Skeleton key={game} shape="block" height="5.5rem" />
        ))}
      </div>
    </section>
  );
}
