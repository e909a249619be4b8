import { Countdown, GameTile } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry, type GameId } from '@veloc/rules';
import * as styles from '../HomeScreen.css';
import { useServerClock } from '../../../state/contexts';
import { gamePages, gamesAt } from '../../../games/pages';
import { JackpotTicket } from './JackpotTicket';
import { KenoTicket } from './KenoTicket';

/** A game as a tile, or as a row of its own. */
function SmallGame({ entry, layout = 'tile' }: { entry: GameEntry; layout?: 'tile' | 'row' }) {
  const serverNow = useServerClock();
  return (
    <GameTile
      {...gamePages[entry.gameId].look}
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
  const tiles = gamesAt('tile').flatMap((gameId) => find(gameId) ?? []);
  const rows = gamesAt('row').flatMap((gameId) => find(gameId) ?? []);
  return (
    <div className={styles.games}>
      {gamesAt('rhythm', 'jackpot').flatMap((gameId) => {
        const entry = find(gameId);
        if (!entry) return [];
        return gamePages[gameId].home === 'rhythm' ? (
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
      {rows.map((entry) => (
        <SmallGame key={entry.gameId} entry={entry} layout="row" />
      ))}
    </div>
  );
}
