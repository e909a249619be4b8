import { Suspense, useState } from 'react';
import { isUnanswered } from '../../../api/errors';
import { copyCount, ticketsOf } from '../../../features/ticket/ticketState';
import { lazyScreen } from '../../../shared/lazyScreen';
import { useOnline } from '../../../shared/pageLifecycle';
import type { DrawEntry, DrawGroup, TicketCount } from '@veloc/rules';
import {
  Button,
  ButtonLink,
  EmptyState,
  Facts,
  FoldCard,
  GameMark,
  Inline,
  SectionHeading,
  Stack,
  StatusBadge,
  Text,
} from '@veloc/ui';
import { PagedList } from '../../../shared/PagedList';
import { useTicketsByDraw } from '../../../data/tickets';
import { useServerClock } from '../../../state/contexts';
import { drawnRows, recentlyDrawn, recentRows, type DrawRow } from '../../../features/ticket/drawDays';
import { nothingFound, type HistoryFilter } from '../../../features/ticket/ticketTabs';
import { PurchaseCard } from '../../../features/ticket/parts/PurchaseCard';
import { PurchaseSkeleton } from '../../../features/ticket/parts/PurchaseList';
import { gamePages } from '../../../games/pages';
import * as styles from '../../../features/ticket/Ticket.css';

/** What the device knows by itself, for when the shop cannot be asked. */
export const keptTickets = lazyScreen(async () => ({ default: (await import('./KeptTickets')).KeptTickets }));

const groups: Readonly<Record<HistoryFilter, DrawGroup>> = {
  all: 'drawn',
  waiting: 'waiting',
  won: 'won',
  lost: 'lost',
  cancelled: 'refunded',
};

/** So many stand before what was drawn; the rest is one press away. */
const WAITING_SHOWN = 5;

type Row =
  | DrawRow
  | { kind: 'waiting'; id: string; entry: DrawEntry }
  | { kind: 'waitingHeading'; id: string; count: number }
  | { kind: 'moreWaiting'; id: string };

interface AllTicketsProps {
  filter: HistoryFilter;
  counts: readonly TicketCount[];
  onFilter: (filter: HistoryFilter) => void;
}

/**
 * The tickets of all games by the time of their draws: what waits, what has just been drawn, all before. Who comes within an
 * hour of a draw comes for its result, which then stands first.
 */
export function AllTickets({ filter, counts, onFilter }: AllTicketsProps) {
  const now = useServerClock()();
  const [shownAt, setShownAt] = useState<number | null>(null);
  const isOnline = useOnline();
  const isAll = filter === 'all';
  const group = groups[filter];
  const waiting = useTicketsByDraw('waiting', isAll);
  const list = useTicketsByDraw(group);
  // Not before: the first answer tells the server's time.
  if (shownAt === null && list.items.length > 0) setShownAt(now);
  const { recent, rest } = recentlyDrawn(isAll ? list.items : [], shownAt ?? now);
  const rows: Row[] = isAll
    ? [
        ...recentRows(recent),
        ...waitingRows(waiting.items, { counts, hasMore: !waiting.ended }),
        ...drawnRows(rest, { now, folds: true, afterRecent: recent.length > 0 }),
      ]
    : group === 'waiting'
      ? list.items.map(waitingRow)
      : drawnRows(list.items, { now, folds: false });
  const isHiding = rows.some(({ kind }) => kind === 'moreWaiting');
  const error = waiting.error ?? list.error;
  const isLoading = waiting.isLoading || list.isLoading;
  const retry = () => {
    if (isAll) waiting.retry();
    list.retry();
  };
  const isCutOff = error !== undefined && isUnanswered(error) && rows.length === 0;
  const told = (
    <PagedList
      list={{ ...list, error, isLoading, retry }}
      label="Vé đã mua"
      items={rows}
      keyOf={({ id }) => id}
      failure="Chưa tải được vé"
      loading={<PurchaseSkeleton />}
      empty={
        isAll ? (
          <NoTickets />
        ) : (
          <EmptyState
            title={nothingFound[filter]}
            action={
              <Button kind="tonal" size="medium" onClick={() => onFilter('all')}>
                Bỏ lọc
              </Button>
            }
          />
        )
      }
      notice={{ className: styles.notice }}
      endLine={isHiding ? '' : 'Đã xem hết vé'}
      loadingLine="Đang tải thêm vé…"
    >
      {(row) => (
        <AnyRow row={row} now={now} isGrouped={group !== 'waiting'} onMoreWaiting={() => onFilter('waiting')} />
      )}
    </PagedList>
  );
  if (isOnline && !isCutOff) return told;
  return (
    <Suspense fallback={<PurchaseSkeleton />}>
      <keptTickets.Screen
        game={null}
        filter={filter}
        otherwise={told}
        onRetry={isOnline ? retry : undefined}
        isRetrying={isLoading}
      />
    </Suspense>
  );
}

const waitingRow = (entry: DrawEntry): Row => ({ kind: 'waiting', id: `waiting ${entry.id}`, entry });

function waitingRows(
  entries: readonly DrawEntry[],
  { counts, hasMore }: { counts: readonly TicketCount[]; hasMore: boolean },
): Row[] {
  if (entries.length === 0) return [];
  const shown = entries.slice(0, WAITING_SHOWN);
  // The counts come by a call of their own.
  const told = counts.reduce((sum, { waiting }) => sum + waiting, 0);
  return [
    { kind: 'waitingHeading', id: 'waiting', count: told || copyCount(entries.flatMap(ticketsOf)) },
    ...shown.map(waitingRow),
    ...(hasMore || shown.length < entries.length ? [{ kind: 'moreWaiting', id: 'more waiting' } as const] : []),
  ];
}

interface AnyRowProps {
  row: Row;
  now: number;
  /** Headings of groups stand over the tickets. */
  isGrouped: boolean;
  onMoreWaiting: () => void;
}

function AnyRow({ row, now, isGrouped, onMoreWaiting }: AnyRowProps) {
  switch (row.kind) {
    case 'waitingHeading':
      return (
        <SectionHeading
          className={styles.groupHeading}
          aside={
            <Text as="span" size="label" tone="soft">
              theo giờ quay
            </Text>
          }
        >
          <Inline as="span" gap={8}>
            Đang chờ <StatusBadge tone="info">{row.count} vé</StatusBadge>
          </Inline>
        </SectionHeading>
      );
    case 'heading':
      return (
        <Stack gap={10}>
          <SectionHeading
            className={styles.groupHeading}
            aside={
              row.aside ? (
                <Text as="span" size="label" tone="soft">
                  {row.aside}
                </Text>
              ) : null
            }
          >
            {row.title}
          </SectionHeading>
          {row.sum ? (
            <Text size="label" tone="soft">
              <Facts facts={row.sum.split(' · ')} />
            </Text>
          ) : null}
        </Stack>
      );
    case 'moreWaiting':
      return (
        <Button kind="tonal" size="medium" wide onClick={onMoreWaiting} className={styles.more}>
          Xem hết vé đang chờ
        </Button>
      );
    case 'losers':
      return (
        <FoldCard
          label={row.label}
          marks={gamesOf(row.entries).map((game) => (
            <GameMark key={game} {...gamePages[game].look} size={32} />
          ))}
        >
          <Stack gap={10}>
            {row.entries.map((entry) => (
              <PurchaseCard
                key={`${entry.id} ${entry.dialDate}`}
                entry={entry}
                now={now}
                drawAt={Date.parse(entry.dialDate)}
                heading="h3"
              />
            ))}
          </Stack>
        </FoldCard>
      );
    case 'waiting':
    case 'ticket':
      return (
        <PurchaseCard
          entry={row.entry}
          now={now}
          drawAt={Date.parse(row.entry.dialDate)}
          draws={row.entry.draws}
          heading={isGrouped ? 'h3' : 'h2'}
        />
      );
  }
}

/** Three at most: the marks tell that there are several, not which. */
function gamesOf(entries: readonly DrawEntry[]) {
  return [...new Set(entries.map(({ gameId }) => gameId))].slice(0, 3);
}

function NoTickets() {
  return (
    <EmptyState title="Chưa có vé nào" action={<ButtonLink href="/">Chọn trò chơi</ButtonLink>}>
      Chọn vài con số yêu thích, vé của bạn sẽ nằm ở đây.
    </EmptyState>
  );
}
