import { Card, Skeleton } from '@veloc/ui';
import * as styles from '../ResultScreen.css';

/** Three cards of balls, as large as the results that will stand there. */
export function ResultSkeleton() {
  return (
    <section aria-busy="true" aria-label="Đang tải kết quả" className={styles.skeleton}>
      {['first', 'second', 'third'].map((card) => (
        <Card key={card} className={styles.skeletonCard}>
          <Skeleton width="55%" height="1.125rem" />
          <div className={styles.skeletonBalls}>
            {[1, 2, 3, 4, 5, 6].map((ball) => (
              <Skeleton key={ball} shape="ball" width="2.375rem" />
            ))}
          </div>
          <Skeleton width="70%" height="1rem" />
        </Card>
      ))}
    </section>
  );
}
