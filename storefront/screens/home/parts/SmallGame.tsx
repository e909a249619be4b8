import { Countdown, GameTile } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry } from '@veloc/rules';
import { useServerClock } from '../../../state/server-clock/useServerClock';

/** A game as a tile, or as a row of its own. */
export function SmallGame({ entry, layout = 'tile' }: { entry: GameEntry; layout?: 'tile' | 'row' }) {
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
