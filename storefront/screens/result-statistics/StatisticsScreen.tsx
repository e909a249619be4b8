import { BackHeader } from '../../shared/layouts/BackHeader';
import { Card, EmptyState, Notice, Page, Segment, Skeleton, Stack, Tabs, Text } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { resultGames } from '@veloc/rules';
import { useStatistics } from '../../data/results';
import { usePeriods } from '../../data/usePeriods';
import { gameTabs, resultGameOf } from '../../features/result/result';
import { Figures } from './Figures';
import { LoadFallback } from '../../shared/LoadFallback';

/** How many of the newest draws may be counted, where there are as many. */
const MOST = 300;
const spans = [30, 100, MOST];

/** How often each number came up and how the jackpots grew: to look at, not to learn the next draw from. */
export default function StatisticsScreen() {
  const [search, setSearch] = useSearchParams();
  const { entries } = usePeriods();
  const hasDraws = (wanted: string) => entries.some((one) => one.gameId === wanted && one.lastPeriodId !== null);
  const game = resultGameOf(search.get('game') ?? resultGames.find(hasDraws) ?? null);
  const drawn = useStatistics(game, MOST).statistics?.draws || MOST;
  const offered = [...spans.filter((draws) => draws < drawn), drawn];
  const asked = Number(search.get('draws') ?? 100);
  const span = String(offered.find((draws) => draws >= asked) ?? drawn);
  const { statistics, error, isLoading, retry } = useStatistics(game, Number(span));
  const show = (wanted: { game: string; draws: string }) => setSearch(wanted, { replace: true });
  return (
    <>
      <BackHeader title="Thống kê" />
      <main>
        <Tabs
          label="Trò chơi"
          items={gameTabs}
          value={game}
          onChange={({ value }) => show({ game: value, draws: span })}
        >
          <Page start={12}>
            <Notice tone="info">
              Mỗi kỳ quay độc lập với các kỳ trước: kết quả cũ không dự báo được kỳ sau. Mọi bộ số có cơ hội như nhau.
            </Notice>
            <Stack gap={6}>
              <Text size="label" weight="semibold" aria-hidden="true">
                Đếm trong các kỳ gần nhất
              </Text>
              <Segment
                label="Đếm trong các kỳ gần nhất"
                options={offered.map((draws) => ({ value: String(draws), label: `${draws} kỳ` }))}
                value={span}
                onChange={({ value }) => show({ game, draws: value })}
              />
            </Stack>
            {statistics ? (
              statistics.draws > 0 ? (
                <Figures game={game} statistics={statistics} />
              ) : (
                <EmptyState title="Chưa có kết quả để đếm">Kỳ quay đầu tiên xong là có số liệu ở đây.</EmptyState>
              )
            ) : (
              <LoadFallback error={error} failure="Chưa tải được thống kê" onRetry={retry} isRetrying={isLoading}>
                <Card role="group" aria-busy="true" aria-label="Đang tải thống kê">
                  <Stack gap={10}>
                    <Skeleton width="50%" height="1.25rem" />
                    <Skeleton height="12rem" shape="block" />
                  </Stack>
                </Card>
              </LoadFallback>
            )}
          </Page>
        </Tabs>
      </main>
    </>
  );
}
