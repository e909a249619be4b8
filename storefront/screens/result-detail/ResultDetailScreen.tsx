import {
  ActionBar,
  ButtonLink,
  ChipLink,
  EmptyState,
  Inline,
  Page,
  ResultHeader,
  Skeleton,
  Stack,
  StatusBadge,
} from '@veloc/ui';
import { feedOf, gameConfig, gameIds, texts, type GameId } from '@veloc/rules';
import { useLocation } from 'wouter';
import { goBack, useRouteParam } from '../../shared/navigation';
import { useHasRoute } from '../../shared/route';
import {
  Corrections,
  drawnTiers,
  resultGameOf,
  jackpotName,
  resultMoment,
  resultTitle,
} from '../../features/result/result';
import { DrawnSides, drawnSides } from '../../games/drawnSides';
import { stagedDraw } from '../../features/ticket/stagedDraw';
import { MyTickets, SideTickets } from './parts/MyTickets';
import { Prizes } from './parts/Prizes';
import { SealedBook } from './parts/SealedBook';
import { ShareResult } from './parts/ShareResult';
import * as styles from '../../features/result/Result.css';
import { useMyTickets } from '../../features/ticket/useMyTickets';
import { useResult } from './useResult';
import * as paths from '../../shared/paths';
import { LoadFallback } from '../../shared/LoadFallback';

/** The other games that a game's draw settles. */
const sideGames = (game: GameId) => gameIds.filter((other) => other !== game && feedOf[other] === game);

/** One draw: its numbers, the player's own tickets of it, and what it paid. */
export default function ResultDetailScreen() {
  const [, navigate] = useLocation();
  const isServed = useHasRoute();
  const game = resultGameOf(useRouteParam('game'));
  const { result, earlier, later, isMissing, error, retry } = useResult(game, useRouteParam('id'));
  const { title, href } = gameConfig[game];
  const heading = result ? `${title} · ${resultTitle(result)}` : title;
  const jackpots = [
    { label: result?.jackpot2 === undefined ? jackpotName(game) : 'Jackpot 1', amount: result?.jackpot1 },
    { label: 'Jackpot 2', amount: result?.jackpot2 },
  ].flatMap(({ label, amount }) => (amount === undefined ? [] : [{ label, amount }]));
  const myTickets = useMyTickets(game, result);
  const hasSides = result !== undefined && drawnSides(result).length > 0;
  return (
    <>
      <ResultHeader
        accent={game}
        // No line of it begins with the dot.
        title={heading.replace(' · ', '\u00A0· ')}
        action={result ? <ShareResult title={heading} result={result} /> : null}
        onBack={() => goBack(navigate)}
        when={result ? resultMoment(result) : null}
        numbers={result?.numbers ?? []}
        bonus={result?.special ?? []}
        tiers={result ? drawnTiers(result) : null}
        jackpots={jackpots}
      />
      <Page as="main" start={8} end={20} data-accent={game}>
        {result ? (
          <>
            {hasSides || result.simulated ? (
              <Inline gap={12} rowGap={6} className={styles.badges}>
                <DrawnSides draw={result} />
                {result.simulated ? <StatusBadge tone="warning">{texts.simulatedResult}</StatusBadge> : null}
              </Inline>
            ) : null}
            <Corrections corrections={result.corrections} />
            <MyTickets result={result} tickets={myTickets} />
            {sideGames(game).map((gameId) => (
              <SideTickets key={gameId} gameId={gameId} result={result} />
            ))}
            <Prizes result={result} tickets={myTickets} />
            {result.book ? <SealedBook book={result.book} /> : null}
            <Inline as="nav" aria-label="Xem thêm" gap={6} align="stretch" className={styles.badges}>
              {stagedDraw(result.periodId) ? (
                <ChipLink href={`${paths.liveOf(result.id)}?replay=1`}>Xem lại</ChipLink>
              ) : null}
              <ChipLink href={`${paths.checkOf(game)}&draw=${encodeURIComponent(result.id)}`}>
                Dò một bộ số với kỳ này
              </ChipLink>
              <ChipLink href={paths.statisticsOf(game)}>Thống kê</ChipLink>
            </Inline>
            {earlier || later ? (
              <Inline as="nav" aria-label="Kỳ quay khác" gap={6} className={styles.badges}>
                {earlier ? <ChipLink href={paths.resultOf(game, earlier.id)}>Kỳ trước</ChipLink> : null}
                {later ? <ChipLink href={paths.resultOf(game, later.id)}>Kỳ sau</ChipLink> : null}
              </Inline>
            ) : null}
          </>
        ) : isMissing ? (
          <EmptyState
            title="Không tìm thấy kỳ quay này"
            action={
              <ButtonLink kind="outline" href={paths.resultsOf(game)}>
                Xem các kỳ khác
              </ButtonLink>
            }
          >
            Kỳ quay chưa có kết quả, hoặc địa chỉ không đúng.
          </EmptyState>
        ) : (
          <LoadFallback error={error} failure="Chưa tải được kết quả" onRetry={retry}>
            <Stack as="section" aria-busy="true" aria-label="Đang tải kết quả" className={styles.drawSkeleton}>
              <Skeleton shape="block" height="7rem" />
              <Skeleton shape="block" height="14rem" />
            </Stack>
          </LoadFallback>
        )}
      </Page>
      {isServed(href) ? (
        <ActionBar>
          <ButtonLink href={href} wide>
            Chọn số cho kỳ tới
          </ButtonLink>
        </ActionBar>
      ) : null}
    </>
  );
}
