import { cartTotals, gameConfig, texts } from '@veloc/rules';
import {
  Button,
  Card,
  formatMoney,
  GameMark,
  SectionHeading,
  Skeleton,
  StatusBadge,
  Text,
  TextLink,
  TicketIcon,
  TrophyIcon,
  useClock,
} from '@veloc/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../../api/errors';
import { useGameList, usePeriods } from '../../../data/usePeriods';
import { useTicketCounts, useTicketsByDraw } from '../../../data/tickets';
import { keepRows, moreRows, NOTHING_BOUGHT } from '../../../data/todayRows';
import { heldCount } from '../../../features/quick-buy/heldTickets';
import { buyAgain, linesOf, type QuickBuy } from '../../../features/quick-buy/quickBuy';
import { heldLine } from '../../../features/ticket/heldTicket';
import { paidAndWon } from '../../../features/ticket/stake';
import { stateLabel } from '../../../features/ticket/ticketState';
import { betLabel } from '../../../games/gamePresentations';
import { gamePages } from '../../../games/pages';
import * as paths from '../../../shared/paths';
import { useServerClock } from '../../../state/contexts';
import {
  drawsOfToday,
  lastOutcome,
  LEAST_SHOWN,
  timeOfDraw,
  timeUntil,
  waitingDraws,
  type LastOutcome,
  type WaitingDraw,
} from '../today';
import * as styles from './TodayCard.css';

interface TodayCardProps {
  /** The last tickets are to be bought again. */
  onAgain: (wanted: QuickBuy) => void;
}

/** What a player waits for, what came of the last draw, and the same numbers once more. */
export default function TodayCard({ onAgain }: TodayCardProps) {
  // What the first answer brings beyond them would move the games below; it finds room at the next visit.
  const [more] = useState(moreRows);
  const waiting = useTicketsByDraw('waiting');
  const drawn = useTicketsByDraw('drawn');
  const count = useTicketCounts().reduce((sum, game) => sum + game.waiting, 0);
  const games = useGameList();
  const { entries } = usePeriods();
  const now = useServerClock()();
  const all = waitingDraws(waiting.items);
  const outcome = lastOutcome(drawn.items);
  // Where nothing is over yet, its row is one more draw's; what was kept for draws of today, later ones take.
  const rows = LEAST_SHOWN + Math.max(0, more) + (outcome === null ? 1 : 0);
  const draws = drawsOfToday(all, now, rows);
  // Until both are read nobody knows what is held already, and a row that comes late would move the others.
  const isLoading = waiting.isLoading || drawn.isLoading;
  const isHeld = (wanted: QuickBuy) => {
    const period = entries.find(({ gameId }) => gameId === wanted.gameId)?.periodId;
    return period !== undefined && heldCount(linesOf(wanted, games) ?? [], waiting.items, period) > 0;
  };
  const again = isLoading ? null : buyAgain([...waiting.items, ...drawn.items], isHeld);
  const error = draws.length === 0 && outcome === null ? (waiting.error ?? drawn.error) : undefined;
  const isNothing = !isLoading && !error && draws.length === 0 && outcome === null && again === null;
  const shown = isLoading || error ? null : isNothing ? NOTHING_BOUGHT : drawsOfToday(all, now).length;
  useEffect(() => {
    if (shown !== null) keepRows(shown);
  }, [shown]);
  return (
    <Card inset="small" className={styles.card} aria-busy={isLoading}>
      <div className={more < 0 ? `${styles.content} ${styles.low}` : styles.content}>
        <SectionHeading
          className={styles.heading}
          link={{ href: paths.tickets, label: count > 0 ? `${count} vé đang chờ` : 'Vé của tôi' }}
        >
          Hôm nay của bạn
        </SectionHeading>
        <div className={styles.draws}>
          {isLoading ? (
            <Skeleton shape="block" height={more < 0 ? '3.75rem' : '4.75rem'} />
          ) : error ? (
            <Text size="label" tone="soft" role="alert">
              {messageOf(error)}
            </Text>
          ) : (
            <>
              {outcome ? <Outcome {...outcome} /> : null}
              {draws.length === 0 ? (
                <div className={styles.none}>
                  <Text weight="bold">Chưa có vé nào đang chờ quay</Text>
                  <Text size="label" tone="soft">
                    Bấm Mua nhanh ở một trò chơi: máy chọn số giúp, bạn xem lại rồi mới trả tiền.
                  </Text>
                </div>
              ) : (
                draws.slice(0, rows).map((draw) => <Draw key={draw.id} {...draw} />)
              )}
            </>
          )}
        </div>
        {error ? (
          <Button
            kind="accent"
            size="medium"
            onClick={() => {
              waiting.retry();
              drawn.retry();
            }}
          >
            {texts.retry}
          </Button>
        ) : again ? (
          <Again again={again} games={games} onAgain={onAgain} />
        ) : null}
      </div>
    </Card>
  );
}

function Draw({ gameId, at, count }: WaitingDraw) {
  const clock = useClock();
  const left = useSyncExternalStore(clock.listen, () => timeUntil(at - clock.now()));
  const [hours, minutes] = left?.split(' giờ ') ?? [];
  return (
    <div className={styles.draw}>
      <Text as="span" weight="bold" className={styles.when}>
        {timeOfDraw(at, clock.now())}
      </Text>
      <span className={styles.mark}>
        <GameMark {...gamePages[gameId].look} size={20} />
      </span>
      <Text as="span" size="label" cut className={styles.game}>
        <Text as="strong" size="label" weight="bold">
          {gameConfig[gameId].title}
        </Text>{' '}
        · {count} vé
      </Text>
      <Text as="span" size="label" tone="info" weight="semibold">
        {left === null ? (
          'chờ kết quả'
        ) : (
          <>
            <span className={styles.until}>còn </span>
            {minutes === undefined ? (
              left
            ) : (
              <>
                {hours} giờ<span className={styles.until}> {minutes}</span>
              </>
            )}
          </>
        )}
      </Text>
    </div>
  );
}

function Outcome({ games, at, isOfDay, state, prize, stake, href }: LastOutcome) {
  const now = useServerClock()();
  const only = games.length === 1 ? games[0] : undefined;
  const words = prize > 0 ? `Trúng ${formatMoney(prize)}` : stateLabel[state];
  const game = only ? gameConfig[only].title : `${games.length} trò chơi`;
  return (
    <div className={styles.draw}>
      <Text as="span" size={isOfDay ? 'caption' : 'body'} weight="bold" tone="soft" className={styles.when}>
        {timeOfDraw(at, now, isOfDay)}
      </Text>
      {/* Beside the stake no room is left for the game's name, so its mark stands for it, on a narrow page, too. */}
      <span {...(stake === null ? { className: styles.mark } : { role: 'img', 'aria-label': game })}>
        {only ? <GameMark {...gamePages[only].look} size={20} /> : <TicketIcon size={20} aria-hidden="true" />}
      </span>
      <Text as="strong" size="label" weight="bold" cut className={stake === null ? styles.game : styles.stake}>
        {stake === null ? (
          game
        ) : (
          <>
            <span className={state === 'won' ? undefined : styles.until}>Mua </span>
            {formatMoney(stake)}
          </>
        )}
      </Text>
      <Text as="span" size="label" weight="bold" tone={state !== 'won' ? 'soft' : stake === null ? 'gold' : 'plain'}>
        {href === null ? (
          words
        ) : (
          <TextLink
            tone="inherit"
            href={href}
            className={styles.won}
            aria-label={stake === null ? undefined : `${game}: ${paidAndWon(stake, prize)}`}
          >
            <StatusBadge tone={stake === null ? 'gold' : 'neutral'}>
              {stake === null && <TrophyIcon size={16} aria-hidden="true" className={styles.mark} />}
              {words}
            </StatusBadge>
          </TextLink>
        )}
      </Text>
    </div>
  );
}

interface AgainProps extends TodayCardProps {
  again: QuickBuy;
  games: ReturnType<typeof useGameList>;
}

/** It names game, numbers and price: what stands above it may be of other games. */
function Again({ again, games, onAgain }: AgainProps) {
  const { gameId } = again;
  const lines = linesOf(again, games);
  const [first] = lines ?? [];
  if (!lines || !first) return null;
  const { numbers } = heldLine(first, null);
  const { total, quantity } = cartTotals(lines);
  const figures = numbers.map((value) => String(value).padStart(2, '0')).join(' ') || betLabel(first);
  return (
    <Button kind="tonal" size="medium" className={styles.again} onClick={() => onAgain(again)}>
      <span className={styles.mark}>
        <GameMark {...gamePages[gameId].look} size={32} />
      </span>
      <span className={styles.againWords}>
        <Text as="span" weight="bold" tone="inherit">
          Mua lại {gameConfig[gameId].title}
        </Text>
        <Text as="span" size="caption" tone="soft" cut>
          {figures}
          {quantity > 1 ? ` và ${quantity - 1} vé` : ''}
        </Text>
      </span>
      <Text as="span" weight="bold" tone="inherit">
        {formatMoney(total)}
      </Text>
    </Button>
  );
}
