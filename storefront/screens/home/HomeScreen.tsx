import { ErrorState, Notice, SectionHeading, Skeleton, Text } from '@veloc/ui';
import { Suspense, useEffect, useState, type ReactNode, type CSSProperties } from 'react';
import { lazyScreen } from '../../shared/lazyScreen';
import { useAfterFirstPaint, useIsTakenOver } from '../../shared/pageLifecycle';
import { ShopHeader } from '../../shared/layouts/ShopHeader';
import { useAskedPurchase } from '../../features/quick-buy/AskedPurchase';
import { messageOf } from '../../api/errors';
import { useSession } from '../../state/contexts';
import { useBanners } from '../../data/content';
import { moreRows } from '../../data/todayRows';
import { usePeriods } from '../../data/usePeriods';
import * as styles from './HomeScreen.css';
import { Games } from './parts/Games';
import { HomeHero } from './parts/HomeHero';
import * as paths from '../../shared/paths';
import { gamePages, gamesAt } from '../../games/pages';

const newsCode = lazyScreen(() => import('./parts/News'));
const today = lazyScreen(() => import('./parts/TodayCard'));

/** The places of the games while they load: tickets of their height, then tiles. */
function GamesSkeleton({ children }: { children: ReactNode }) {
  return (
    <section aria-busy="true" aria-label="Đang tải trò chơi" className={styles.games}>
      {gamesAt('rhythm', 'jackpot').map((game) => (
        <Skeleton key={game} shape="block" height={gamePages[game].home === 'rhythm' ? '10.4375rem' : '5.375rem'} />
      ))}
      {children}
      <div className={styles.tiles}>
        {gamesAt('tile').map((game) => (
          <Skeleton key={game} shape="block" height="5.75rem" />
        ))}
      </div>
    </section>
  );
}

/** What one can play for now, and every game of the shop. */
export function HomeScreen() {
  const { entries, error, isLoading, retry } = usePeriods();
  const { banners, isLoading: areBannersLoading } = useBanners();
  const { isLoggedIn } = useSession();
  const isTime = useAfterFirstPaint();
  const { ask, isOpen, preload, sheet } = useAskedPurchase();
  useEffect(() => {
    if (isTime) preload();
  }, [isTime, preload]);
  const [more] = useState(moreRows);
  const isTakenOver = useIsTakenOver();
  const waiting = <Skeleton shape="block" height="100%" />;
  const noNews = (
    <div>
      <Skeleton shape="block" height="5.75rem" />
      <Skeleton width="0" height="1.5rem" />
    </div>
  );
  const news = areBannersLoading ? (
    noNews
  ) : banners.length > 0 ? (
    <Suspense fallback={noNews}>
      <newsCode.Screen banners={banners} />
    </Suspense>
  ) : null;
  return (
    <>
      <ShopHeader>
        <HomeHero entries={entries} />
      </ShopHeader>
      <main className={styles.content}>
        {isLoggedIn ? (
          <div className={styles.today} style={{ '--more-rows': more } as CSSProperties}>
            <Suspense fallback={waiting}>
              {/* What was bought in the sheet stands there at once. */}
              <today.Screen key={isOpen ? 'buying' : 'reading'} onAgain={ask} />
            </Suspense>
          </div>
        ) : isTakenOver ? null : (
          <div className={`${styles.today} ${styles.room}`}>{waiting}</div>
        )}
        <SectionHeading className={styles.heading} link={{ href: paths.results, label: 'Kết quả mới nhất' }}>
          Chọn trò chơi
        </SectionHeading>
        {error && entries.length === 0 ? (
          <>
            <ErrorState title="Chưa tải được trò chơi" onRetry={retry} isRetrying={isLoading}>
              {messageOf(error)}
            </ErrorState>
            {news}
          </>
        ) : entries.length === 0 && isLoading ? (
          <GamesSkeleton>{news}</GamesSkeleton>
        ) : (
          <>
            {error ? <Notice tone="warning">{messageOf(error)}</Notice> : null}
            <Games entries={entries} onQuickBuy={(gameId) => ask({ gameId, tickets: null })}>
              {news}
            </Games>
          </>
        )}
        <Text size="label" tone="soft" align="center" className={styles.age}>
          Chỉ dành cho người từ đủ 18 tuổi.
          <br />
          Chơi có trách nhiệm, trong khả năng của bạn.
        </Text>
      </main>
      {sheet}
    </>
  );
}
