import { Card, Inline, Skeleton, Stack } from '@veloc/ui';
import * as styles from '../ResultScreen.css';

/** The table of a day under its name. */
export function DaySkeleton() {
  return (
    <Stack as="section" aria-busy="true" aria-label="Đang tải kết quả" gap={10}>
      <Skeleton width="55%" height="2.75rem" />
      <Skeleton shape="block" height="34rem" />
    </Stack>
  );
}

/** Three cards of balls, as large as the results that will stand there. */
export function ResultSkeleton() {
  return (
    <Stack as="section" aria-busy="true" aria-label="Đang tải kết quả" gap={10}>
      {['first', 'second', 'third'].map((card) => (
        <Card key={card} className={styles.skeletonCard}>
          <Skeleton width="55%" height="1.125rem" />
          <Inline gap={6} align="stretch">
            {[1, 2, 3, 4, 5, 6].map((ball) => (
              <Skeleton key={ball} shape="ball" width="2.125rem" />
            ))}
          </Inline>
          <Skeleton width="70%" height="1rem" />
        </Card>
      ))}
    </Stack>
  );
}
