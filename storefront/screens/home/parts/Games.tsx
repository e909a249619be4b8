import { Countdown, GameTile } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry, type GameId } from '@veloc/rules';
import * as styles from '../HomeScreen.css';
import { useServerClock } from '../../../state/contexts';
import { rowGame, ticketGames, tileGames } from '../homeGames';
import { JackpotTicket } from './JackpotTicket';
import { KenoTicket } from './KenoTicket';

/** A game as a tile, or as a row of its own. */
function SmallGame({ entry, layout = 'tile' }: { entry: GameEntry; layout?: 'tile' | 'row' }) {
  const serverNow = useServerClock();
  return (
    <GameTile
      game={entry.gameId}
      name={entry.title}
      layout={layout}
      note={entry.heading}
      href={gameConfig[entry.gameId].href}
      time={<Countdown tone="plain" target={countdownTarget(entry, serverNow())} announces={false} />}
    />
  );
}

/** The games the server sells now, in the page's order. */
export function Games({ entries }: { entries: readonly GameEntry[] }) {
  const find = (gameId: GameId) => entries.find((entry) => entry.gameId === gameId);
  const tiles = tileGames.flatMap((gameId) => find(gameId) ?? []);
  const row = find(rowGame);
  return (
    <div className={styles.games}>
      {ticketGames.flatMap((gameId) => {
        const entry = find(gameId);
        if (!entry) return [];
        return gameId === 'keno' ? (
          <KenoTicket key={gameId} entry={entry} />
        ) : (
          <JackpotTicket key={gameId} entry={entry} />
        );
      })}
      {tiles.length > 0 ? (
        <div className={styles.tiles}>
          {tiles.map((entry) => (
            <SmallGame key={entry.gameId} entry={entry} />
          ))}
        </div>
      ) : null}
      {row ? <SmallGame entry={row} layout="row" /> : null}
    </div>
  );
}
