import { BackHeader } from '../../shared/layouts/BackHeader';
import { gameConfig } from '@veloc/rules';
import { ActionBar, ButtonLink, Card, EmptyState, Page, PageLayout, Skeleton, Stack } from '@veloc/ui';
import { Suspense } from 'react';
import { useRouteParam } from '../../shared/navigation';
import { lazyScreen } from '../../shared/lazyScreen';
import { PageTitle } from '../../shared/pageLifecycle';
import { useHasRoute } from '../../shared/route';
import { useGuide } from '../../data/documents';
import { ServerText } from '../../features/content/ServerText';
import * as paths from '../../shared/paths';
import { LoadFallback } from '../../shared/LoadFallback';

const tables = lazyScreen(async () => ({ default: (await import('./parts/GameTables')).GameTables }));

/** One guide: the operator's words and, of a game, its prizes, chances and prices as the rules have them. */
export default function GuideDetailScreen() {
  const isServed = useHasRoute();
  const { guide, isMissing, error, isLoading, retry } = useGuide(useRouteParam('id'));
  const game = guide?.gameId ?? null;
  return (
    <PageLayout data-accent={game ?? undefined}>
      {guide ? <PageTitle title={guide.title} /> : null}
      <BackHeader title={guide?.title ?? 'Hướng dẫn'} />
      <Page as="main" gap={16} end={20}>
        {guide ? (
          <>
            <Card>
              <ServerText text={guide.body} />
            </Card>
            {game ? (
              <Suspense fallback={<Skeleton height="12rem" shape="block" />}>
                <tables.Screen key={game} game={game} />
              </Suspense>
            ) : null}
          </>
        ) : isMissing ? (
          <EmptyState
            title="Không có hướng dẫn này"
            action={
              <ButtonLink kind="tonal" href={paths.guides}>
                Xem các hướng dẫn
              </ButtonLink>
            }
          >
            Bài có thể đã được thay bằng bài khác.
          </EmptyState>
        ) : (
          <LoadFallback error={error} failure="Chưa tải được hướng dẫn" onRetry={retry} isRetrying={isLoading}>
            <Card role="group" aria-busy="true" aria-label="Đang tải hướng dẫn">
              <Stack>
                <Skeleton width="40%" height="1.25rem" />
                <Skeleton height="5rem" shape="block" />
                <Skeleton height="8rem" shape="block" />
              </Stack>
            </Card>
          </LoadFallback>
        )}
      </Page>
      {game && isServed(gameConfig[game].href) ? (
        <ActionBar>
          <ButtonLink wide href={gameConfig[game].href}>
            Chơi {gameConfig[game].title}
          </ButtonLink>
        </ActionBar>
      ) : null}
    </PageLayout>
  );
}
