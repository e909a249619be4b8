import { Countdown, GameTile } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry } from '@veloc/rules';
import { useServed } from '../../../app/useServed';
import { useServerClock } from '../../../state/server-clock/useServerClock';
import { SOON } from './soon';

/** A game as a tile, or as a row of its own. */
export function SmallGame({ entry, layout = 'tile' }: { entry: GameEntry; layout?: 'tile' | 'row' }) {
  const serverNow = useServerClock();
  const isServed = useServed();
  const { href } = gameConfig[entry.gameId];
  const isOpen = isServed(href);
  return (
    <GameTile
      game={entry.gameId}
      name={entry.title}
      layout={layout}
      note={isOpen || layout === 'tile' ? entry.heading : SOON}
      href={isOpen ? href : undefined}
      time={isOpen ? <Countdown tone="plain" target={countdownTarget(entry, serverNow())} announces={false} /> : SOON}
    />
  );
}
