import type { AcceptedTicket, GameResult } from '@veloc/rules';
import { Card, DrawResult, EmptyState, ErrorState, formatMoney, InfiniteList, Skeleton, Text } from '@veloc/ui';
import type { ResultGame } from '../../../api/calls/shop';
import { messageOf } from '../../../api/errors';
import { useDrawResults } from '../../../data/results';
import { resultMoment, resultName } from '../../../features/result/result';
import { heldTicket, matchLabel } from '../../../features/ticket/heldTicket';
import { prizeLines } from '../../../features/ticket/tiers';
import * as styles from '../CheckScreen.css';

interface CheckedDrawsProps {
  game: ResultGame;
  ticket: AcceptedTicket;
  drawId: string | null;
}

/** A ticket held against the draws of its game, newest first. */
export function CheckedDraws({ game, ticket, drawId }: CheckedDrawsProps) {
  const { items, error, isLoading, isLoadingMore, ended, loadMore, retry } = useDrawResults(game);
  const draws = drawId === null ? items : items.filter(({ id }) => id === drawId);
  if (draws.length === 0) {
    if (error) {
      return (
        <ErrorState title="Chưa tải được kết quả" onRetry={retry} isRetrying={isLoading}>
          {messageOf(error)}
        </ErrorState>
      );
    }
    if (isLoading) {
      return (
        <section aria-busy="true" aria-label="Đang tải kết quả" className={styles.skeleton}>
          <Skeleton shape="block" height="6rem" />
          <Skeleton shape="block" height="6rem" />
        </section>
      );
    }
    return <EmptyState title="Chưa có kết quả để dò">Kỳ quay đầu tiên xong là dò được ở đây.</EmptyState>;
  }
  return (
    <InfiniteList
      label="Kết quả dò"
      items={draws}
      keyOf={({ id }) => id}
      onMore={drawId === null ? loadMore : () => undefined}
      isLoadingMore={isLoadingMore}
      ended={ended || drawId !== null}
      endLine="Đã dò hết các kỳ"
      loadingLine="Đang tải thêm kết quả…"
      error={error ? 'Chưa tải được kết quả' : undefined}
      onRetry={retry}
    >
      {(result) => <CheckedDraw result={result} ticket={ticket} />}
    </InfiniteList>
  );
}

function CheckedDraw({ result, ticket }: { result: GameResult; ticket: AcceptedTicket }) {
  const { gameId, numbers, special } = result;
  const typed = { ticketId: '', ticketStatus: 2 as const, code: 'A', ticket, copies: 1, price: 0, prize: 0 };
  const { bonus, ...held } = heldTicket(gameId, typed, numbers, special);
  const prizes = prizeLines(ticket, result);
  return (
    <Card inset="medium">
      <div className={styles.head}>
        <Text as="h2" weight="bold" tone="plain">
          {resultName(result)}
        </Text>
        <Text as="span" size="label" tone="soft">
          {resultMoment(result)}
        </Text>
      </div>
      {/* The Power number that a ticket carries was not typed and decides nothing. */}
      <DrawResult aria-label="Bộ số của bạn" {...held} bonus={gameId === 'power' ? [] : bonus} />
      <div className={styles.hits}>
        {prizes.length > 0 ? (
          prizes.map(({ tier, name, lines, value, jackpot }) => (
            <Text key={tier} weight="bold" tone="gold">
              {lines > 1 ? `${lines} × ` : ''}
              {name}: {jackpot ? 'trúng jackpot' : formatMoney(lines * value)}
            </Text>
          ))
        ) : (
          <Text size="label" tone="soft">
            {matchLabel(held)} · Không trúng giải
          </Text>
        )}
      </div>
    </Card>
  );
}
