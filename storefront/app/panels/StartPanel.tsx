import {
  countdownTarget,
  DAY,
  gameConfig,
  resultGames,
  vietnamDate,
  vietnamInstant,
  type GameEntry,
  type GameResult,
  type ResultGame,
} from '@veloc/rules';
import {
  Countdown,
  Digits,
  DrawResult,
  ErrorState,
  Facts,
  GameMark,
  IconButton,
  Inline,
  MoonIcon,
  SideColumn,
  SidePanel,
  SidePanelRow,
  Skeleton,
  Text,
  TextLink,
} from '@veloc/ui';
import { useLocation, useSearchParams } from 'wouter';
import { messageOf } from '../../api/errors';
import { useDrawResults } from '../../data/results';
import * as lastDraw from '../../features/result/LastDraw.css';
import { drawnTiers, resultTabOf } from '../../features/result/result';
import { useTicketsByDraw } from '../../data/tickets';
import { copyCount, ticketsOf } from '../../features/ticket/ticketState';
import { usePeriods } from '../../data/usePeriods';
import { presentationOf } from '../../games/gamePresentations';
import { gamePages, gamesAt } from '../../games/pages';
import { datedWeekday, dayName } from '../../shared/copy/drawDay';
import * as paths from '../../shared/paths';
import { useColorMode, useServerClock } from '../../state/contexts';

/** Draws that are far, and further ones, stand on the first page. */
const SOON = DAY;
const DRAWS_SHOWN = 5;
/** More numbers are rows of figures. */
const MOST_BALLS = 7;

/**
 * The draws to come and the results there are, beside the page of a desktop; each where the page does not tell it. The
 * first page counts down to every draw, so that beside it stands what was drawn in all games.
 */
export default function StartPanel() {
  const { entries, error, isLoading, retry } = usePeriods();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const isHome = path === '/';
  const listed = path === paths.results ? resultTabOf(search.get('game')) : null;
  const games = resultGames.filter((game) => (isHome || gamePages[game].home !== 'tile') && game !== listed);
  return (
    <SideColumn label="Kỳ quay và kết quả" side="start" foot={<Foot />}>
      {error && entries.length === 0 ? (
        <ErrorState title="Chưa tải được kỳ quay" onRetry={retry} isRetrying={isLoading}>
          {messageOf(error)}
        </ErrorState>
      ) : isHome ? null : (
        <UpcomingDraws entries={entries} />
      )}
      <LatestResults entries={entries} games={games} />
    </SideColumn>
  );
}

const links = [
  { href: paths.guides, label: 'Hướng dẫn' },
  { href: paths.term, label: 'Điều khoản' },
  { href: paths.contact, label: 'Liên hệ' },
];

/** What a phone has in its menu and nowhere else. */
function Foot() {
  const { mode, setMode } = useColorMode();
  const isDark = mode === 'dark';
  return (
    <Inline justify="space-between">
      <Inline as="nav" gap={16} aria-label="Liên kết khác">
        {links.map(({ href, label }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </Inline>
      <IconButton
        label="Giao diện tối"
        icon={<MoonIcon />}
        aria-pressed={isDark}
        onClick={() => setMode(isDark ? 'light' : 'dark')}
      />
    </Inline>
  );
}

interface EntriesProps {
  entries: readonly GameEntry[];
}

function UpcomingDraws({ entries }: EntriesProps) {
  const now = useServerClock()();
  const { items: waiting } = useTicketsByDraw('waiting');
  const heldIn = ({ gameId, nextPeriod: { resultDate, resultTime } }: GameEntry) => {
    const at = vietnamInstant(resultDate, resultTime);
    return copyCount(
      waiting.flatMap((entry) =>
        entry.gameId === gameId && Date.parse(entry.dialDate) === at ? ticketsOf(entry) : [],
      ),
    );
  };
  const placed = gamesAt('rhythm', 'jackpot', 'tile');
  const soon = entries
    .filter(({ gameId }) => placed.includes(gameId))
    .map((entry) => ({ entry, target: countdownTarget(entry, now), held: heldIn(entry) }))
    .filter(({ target }) => target !== null && target - now < SOON)
    .toSorted((one, other) => (one.target ?? 0) - (other.target ?? 0))
    .slice(0, DRAWS_SHOWN);
  return (
    <SidePanel title="Sắp đóng bán" note={datedWeekday(vietnamDate(now))}>
      <ul>
        {soon.map(({ entry, target, held }) => (
          <SidePanelRow
            key={entry.gameId}
            accent={entry.gameId}
            href={gameConfig[entry.gameId].href}
            title={entry.title}
            mark={<GameMark {...gamePages[entry.gameId].look} size={36} />}
            detail={<Facts facts={[drawHour(entry, now), held > 0 && `bạn có\u00A0${held}\u00A0vé`]} />}
            trailing={<Countdown tone="tint" target={target} announces={false} />}
          />
        ))}
      </ul>
      {entries.length === 0 ? (
        <Skeleton shape="block" height={`${DRAWS_SHOWN * 3.5}rem`} />
      ) : soon.length === 0 ? (
        <Text size="label" tone="soft">
          24 giờ tới chưa có kỳ quay nào.
        </Text>
      ) : null}
    </SidePanel>
  );
}

/** '18:00', 'Ngày mai 13:00': the day of today stands over the rows. */
function drawHour({ nextPeriod: { resultDate, resultTime } }: GameEntry, now: number): string {
  return resultDate === vietnamDate(now) ? resultTime : `${dayName(resultDate, now)} ${resultTime}`;
}

function LatestResults({ entries, games }: EntriesProps & { games: readonly ResultGame[] }) {
  return (
    <SidePanel title="Kết quả mới" link={{ href: paths.results, label: 'Tất cả' }}>
      <ul>
        {games.map((game) => {
          const drawn = entries.find(({ gameId }) => gameId === game)?.lastPeriodId ?? null;
          // A new draw is read as soon as the list of games knows of it.
          return <LatestResult key={`${game} ${drawn}`} game={game} />;
        })}
      </ul>
    </SidePanel>
  );
}

function LatestResult({ game }: { game: ResultGame }) {
  const now = useServerClock()();
  const { items, isLoading } = useDrawResults(game);
  const [newest] = items;
  if (!newest)
    return (
      <SidePanelRow
        href={paths.resultsOf(game)}
        title={gameConfig[game].title}
        detail={isLoading ? <Skeleton width="10rem" height="1.25rem" /> : 'Chưa có kỳ nào quay'}
      >
        {isLoading ? <Skeleton width="13rem" height="1.75rem" /> : null}
      </SidePanelRow>
    );
  // Of prizes that have numbers of their own, the greatest.
  const numbers = drawnTiers(newest)?.[0]?.numbers ?? newest.numbers;
  return (
    <SidePanelRow
      accent={game}
      href={paths.resultOf(game, newest.id)}
      title={gameConfig[game].title}
      detail={<Facts facts={[newest.name, momentOf(newest, now)]} />}
    >
      {numbers.length > MOST_BALLS ? (
        <div className={lastDraw.lastDraw}>
          <Text size="label" tone="plain" className={lastDraw.numbers}>
            {numbers.map((number) => (
              <span key={number}>
                <Digits text={String(number).padStart(2, '0')} />{' '}
              </span>
            ))}
          </Text>
        </div>
      ) : (
        <DrawResult size="small" numbers={numbers} bonus={newest.special ?? []} />
      )}
    </SidePanelRow>
  );
}

/** 'Thứ Sáu 20/11/2026'; 'Hôm nay 12:13' of a draw that is known by its minute. */
function momentOf({ gameId, resultDate, resultTime }: GameResult, now: number): string {
  return presentationOf(gameId).isKnownByMinute
    ? `${dayName(resultDate, now)} ${resultTime}`
    : datedWeekday(resultDate);
}
