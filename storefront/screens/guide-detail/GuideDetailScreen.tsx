import { gameConfig, TICKET_PRICE } from '@veloc/rules';
import {
  ActionBar,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  formatMoney,
  PageHeader,
  Skeleton,
  Text,
} from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { useRouteParam } from '../../app/useRouteParam';
import { useServed } from '../../app/useServed';
import { messageOf } from '../../copy/errorMessage';
import { useGuide } from '../../data/useGuide';
import { ServerText } from '../content/ServerText';
import * as styles from './GuideDetailScreen.css';
import { GuideTables } from './parts/GuideTables';
import { guideTables } from './tables/guideTables';

/** One guide: the operator's words and, of a game, its prizes, chances and prices as the rules have them. */
export default function GuideDetailScreen() {
  const [, navigate] = useLocation();
  const isServed = useServed();
  const { guide, isMissing, error, isLoading, retry } = useGuide(useRouteParam('id'));
  const game = guide?.gameId ?? null;
  return (
    <div className={styles.page} data-game={game ?? undefined}>
      <PageHeader title={guide?.title ?? 'Hướng dẫn'} onBack={() => goBack(navigate)} />
      <main className={styles.content}>
        {guide ? (
          <>
            <Card>
              <ServerText text={guide.body} />
            </Card>
            {game ? (
              <>
                {guideTables(game).map((part) => (
                  <GuideTables key={part.title} part={part} />
                ))}
                <Text size="caption" tone="soft">
                  Giá trị và cơ hội tính cho mỗi lượt chơi {formatMoney(TICKET_PRICE)} trong một kỳ, trước thuế.
                </Text>
              </>
            ) : null}
          </>
        ) : isMissing ? (
          <EmptyState
            title="Không có hướng dẫn này"
            action={
              <ButtonLink kind="tonal" href="/guide">
                Xem các hướng dẫn
              </ButtonLink>
            }
          >
            Bài có thể đã được thay bằng bài khác.
          </EmptyState>
        ) : error ? (
          <ErrorState title="Chưa tải được hướng dẫn" onRetry={retry} isRetrying={isLoading}>
            {messageOf(error)}
          </ErrorState>
        ) : (
          <Card aria-busy="true" aria-label="Đang tải hướng dẫn" className={styles.skeleton}>
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton height="5rem" shape="block" />
            <Skeleton height="8rem" shape="block" />
          </Card>
        )}
      </main>
      {game && isServed(gameConfig[game].href) ? (
        <ActionBar>
          <ButtonLink wide href={gameConfig[game].href}>
            Chơi {gameConfig[game].title}
          </ButtonLink>
        </ActionBar>
      ) : null}
    </div>
  );
}
