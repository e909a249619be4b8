import {
  ActionBar,
  ButtonLink,
  EmptyState,
  Inline,
  Page,
  ResultHeader,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@veloc/ui';
import { gameConfig, texts, type GameId } from '@veloc/rules';
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
import { MyTickets } from './parts/MyTickets';
import { Prizes } from './parts/Prizes';
import { SealedBook } from './parts/SealedBook';
import { ShareResult } from './parts/ShareResult';
import { OtherDraws, WaysOn } from './parts/WaysOn';
import { WithoutTicket } from './parts/WithoutTicket';
import * as styles from '../../features/result/Result.css';
import { gamesOfDraws, useTicketsOfDraw } from '../../features/ticket/useMyTickets';
import { useResult } from '../../features/result/useResult';
import * as paths from '../../shared/paths';
import { LoadFallback } from '../../shared/LoadFallback';
import { drawSentence } from '../../shared/copy/drawDay';
import { useGameEntry } from '../../data/usePeriods';
import { useServerClock } from '../../state/contexts';

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
  const now = useServerClock()();
  const entry = useGameEntry(game);
  const mine = useTicketsOfDraw(game, result);
  const ticketsOf = (one: GameId) => mine.played.map(({ ticket }) => ticket).filter(({ gameId }) => gameId === one);
  const myTickets = ticketsOf(game);
  const hasTickets = mine.played.length > 0;
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
            {gamesOfDraws(game)
              .slice(1)
              .map((gameId) => (
                <MyTickets
                  key={gameId}
                  gameId={gameId}
                  result={result}
                  tickets={ticketsOf(gameId)}
                  title={`Vé ${gameConfig[gameId].title} của bạn`}
                />
              ))}
            <Prizes result={result} tickets={myTickets} />
            {result.book ? <SealedBook book={result.book} /> : null}
            {hasTickets || mine.isLoading || mine.hasFailed ? null : <WithoutTicket result={result} />}
            <WaysOn result={result} hasTickets={hasTickets} />
            <OtherDraws earlier={earlier} later={later} />
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
          <Stack gap={6}>
            {entry ? (
              <Text size="caption" tone="soft" align="center">
                {drawSentence(entry.nextPeriod, now).replace(/^Quay/, 'Kỳ tới quay')}
              </Text>
            ) : null}
            <ButtonLink href={href} wide>
              Chọn số cho kỳ tới
            </ButtonLink>
          </Stack>
        </ActionBar>
      ) : null}
    </>
  );
}
