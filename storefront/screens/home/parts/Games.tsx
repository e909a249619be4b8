import type { GameEntry, GameId } from '@veloc/rules';
import { rowGame, ticketGames, tileGames } from '../homeGames';
import * as styles from '../HomeScreen.css';
import { JackpotTicket } from './JackpotTicket';
import { KenoTicket } from './KenoTicket';
import { SmallGame } from './SmallGame';

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
