import { Banner, ErrorState, Notice, SectionHeading, Skeleton, Text } from '@veloc/ui';
import { ShopHeader } from '../../shared/layouts/ShopHeader';
import { useHasRoute } from '../../shared/route';
import { messageOf } from '../../api/errors';
import { useBanners } from '../../data/content';
import { usePeriods } from '../../data/usePeriods';
import { bannerSlides } from './homeGames';
import * as styles from './HomeScreen.css';
import { Games } from './parts/Games';
import { HomeHero } from './parts/HomeHero';
import * as paths from '../../shared/paths';
import { gamePages, gamesAt } from '../../games/pages';

/** The places of the games while they load: tickets of their height, then tiles. */
function GamesSkeleton() {
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

/** What one can play for now, and every game of the shop. */
export function HomeScreen() {
  const { entries, error, isLoading, retry } = usePeriods();
  const { banners, isLoading: areBannersLoading } = useBanners();
  const isServed = useHasRoute();
  const slides = bannerSlides(banners, isServed);
  return (
    <>
      <ShopHeader>
        <HomeHero entries={entries} />
      </ShopHeader>
      <main className={styles.content}>
        {areBannersLoading ? (
          <div>
            <Skeleton shape="block" height="5.75rem" />
            <Skeleton width="0" height="1.5rem" />
          </div>
        ) : banners.length > 0 ? (
          <Banner label="Tin của cửa hàng" slides={slides} />
        ) : null}
        <SectionHeading className={styles.heading} link={{ href: paths.results, label: 'Kết quả mới nhất' }}>
          Chọn trò chơi
        </SectionHeading>
        {error && entries.length === 0 ? (
          <ErrorState title="Chưa tải được trò chơi" onRetry={retry} isRetrying={isLoading}>
            {messageOf(error)}
          </ErrorState>
        ) : entries.length === 0 && isLoading ? (
          <GamesSkeleton />
        ) : (
          <>
            {error ? <Notice tone="warning">{messageOf(error)}</Notice> : null}
            <Games entries={entries} />
          </>
        )}
        <Text size="label" tone="soft" align="center" className={styles.age}>
          Chỉ dành cho người từ đủ 18 tuổi.
          <br />
          Chơi có trách nhiệm, trong khả năng của bạn.
        </Text>
      </main>
    </>
  );
}
