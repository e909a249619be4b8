import { Countdown, formatMoney, GameTile } from '@veloc/ui';
import type { ReactNode } from 'react';
import { countdownTarget, gameConfig, TICKET_PRICE, type GameEntry, type GameId } from '@veloc/rules';
import * as styles from '../HomeScreen.css';
import { useServerClock } from '../../../state/contexts';
import { gamePages, gamesAt } from '../../../games/pages';
import { JackpotTicket } from './JackpotTicket';
import { KenoTicket } from './KenoTicket';

/** A game as a tile. */
function SmallGame({ entry }: { entry: GameEntry }) {
  const serverNow = useServerClock();
  return (
    <GameTile
      {...gamePages[entry.gameId].look}
      name={entry.title}
      note={entry.heading}
      href={gameConfig[entry.gameId].href}
      time={<Countdown tone="plain" target={countdownTarget(entry, serverNow())} announces={false} />}
    />
  );
}

interface GamesProps {
  entries: readonly GameEntry[];
  /** One random ticket of a game was asked for. */
  onQuickBuy: (gameId: GameId) => void;
  /** Stands between the tickets and the tiles. */
  children: ReactNode;
}

/** The games the server sells now, in the page's order. */
export function Games({ entries, onQuickBuy, children }: GamesProps) {
  const find = (gameId: GameId) => entries.find((entry) => entry.gameId === gameId);
  const tiles = gamesAt('tile').flatMap((gameId) => find(gameId) ?? []);
  return (
    <div className={styles.games}>
      {gamesAt('rhythm', 'jackpot').flatMap((gameId) => {
        const entry = find(gameId);
        if (!entry) return [];
        const Ticket = gamePages[gameId].home === 'rhythm' ? KenoTicket : JackpotTicket;
        const quickBuy = {
          name: 'Mua nhanh',
          label: `Mua nhanh ${formatMoney(TICKET_PRICE)}, 1 vé ${entry.title}`,
          price: TICKET_PRICE,
          onPress: () => onQuickBuy(gameId),
        };
        return <Ticket key={gameId} {...{ entry, quickBuy }} />;
      })}
      {children}
      {tiles.length > 0 ? (
        <div className={styles.tiles}>
          {tiles.map((entry) => (
            <SmallGame key={entry.gameId} entry={entry} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
