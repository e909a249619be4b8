import { BackHeader } from '../../shared/layouts/BackHeader';
import { gameConfig, type Content } from '@veloc/rules';
import {
  ButtonLink,
  Card,
  CircleQuestionMarkIcon,
  EmptyState,
  GameMark,
  IntroCard,
  ListGroup,
  ListRow,
  Notice,
  Page,
  Skeleton,
  WalletIcon,
} from '@veloc/ui';
import * as styles from '../../features/content/Content.css';
import { messageOf } from '../../api/errors';
import { useGuides } from '../../data/documents';
import { gamePages } from '../../games/pages';
import * as paths from '../../shared/paths';
import { LoadFallback } from '../../shared/LoadFallback';

/** The guide that the card for newcomers leads to. */
export const START = 'start';

/** Guides of games by the games' names, and the shop's own by theirs; the newcomers' one stands apart. */
function guideRows(guides: readonly Content[]) {
  const rest = guides.filter(({ id }) => id !== START);
  return {
    start: guides.find(({ id }) => id === START),
    games: rest.flatMap(({ id, gameId }) =>
      gameId ? [{ id, gameId, title: gameConfig[gameId].title, detail: gameConfig[gameId].heading }] : [],
    ),
    shop: rest.flatMap(({ id, gameId, title }) => (gameId ? [] : [{ id, title }])),
  };
}

const hrefOf = (id: string) => paths.guideOf(id);

/** Every guide: the newcomers' first, then the games', then the shop's. */
export default function GuideScreen() {
  const { guides, error, isLoading, retry } = useGuides();
  const { start, games, shop } = guideRows(guides ?? []);
  return (
    <>
      <BackHeader title="Hướng dẫn chơi" />
      <Page as="main">
        {guides ? (
          <>
            {error ? <Notice tone="warning">{messageOf(error)}</Notice> : null}
            {start ? (
              <IntroCard
                title={start.title}
                action={
                  <ButtonLink kind="gold" size="medium" href={hrefOf(start.id)}>
                    Xem trong 2 phút
                  </ButtonLink>
                }
              >
                Ba bước: chọn số, cho vào giỏ, thanh toán từ ví.
              </IntroCard>
            ) : null}
            {games.length > 0 ? (
              <ListGroup>
                {games.map(({ id, gameId, title, detail }) => (
                  <ListRow
                    key={id}
                    mark={<GameMark {...gamePages[gameId].look} size={42} />}
                    title={title}
                    detail={detail}
                    href={hrefOf(id)}
                  />
                ))}
              </ListGroup>
            ) : null}
            {shop.length > 0 ? (
              <ListGroup>
                {shop.map(({ id, title }) => (
                  <ListRow
                    key={id}
                    icon={id === 'money' ? <WalletIcon /> : <CircleQuestionMarkIcon />}
                    title={title}
                    href={hrefOf(id)}
                  />
                ))}
              </ListGroup>
            ) : null}
            {guides.length === 0 ? (
              <EmptyState title="Chưa có hướng dẫn">Cửa hàng đang viết. Mời bạn quay lại sau nhé.</EmptyState>
            ) : null}
          </>
        ) : (
          <LoadFallback error={error} failure="Chưa tải được hướng dẫn" onRetry={retry} isRetrying={isLoading}>
            <section aria-busy="true" aria-label="Đang tải hướng dẫn">
              <Card className={styles.guidesSkeleton}>
                {[1, 2, 3, 4, 5, 6].map((row) => (
                  <Skeleton key={row} height="2.625rem" />
                ))}
              </Card>
            </section>
          </LoadFallback>
        )}
      </Page>
    </>
  );
}
