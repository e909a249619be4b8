import { ChipLink, Countdown, GameTicket } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry } from '@veloc/rules';
import { useServed } from '../../../app/useServed';
import { useServerClock } from '../../../state/server-clock/useServerClock';
import { kenoSideGames, rhythm } from '../homeGames';
import * as styles from '../HomeScreen.css';
import { DrawProgress } from './DrawProgress';
import { SOON } from './soon';

/** Keno's ticket: its time left in cells, how far the way to the draw has come, and its two side games. */
export function KenoTicket({ entry }: { entry: GameEntry }) {
  const serverNow = useServerClock();
  const isServed = useServed();
  const now = serverNow();
  const target = countdownTarget(entry, now);
  const { href } = gameConfig.keno;
  const seconds = entry.drawInterval;
  const sideGames = kenoSideGames.filter(({ id }) => isServed(gameConfig[id].href));
  return (
    <GameTicket
      game="keno"
      name={entry.title}
      href={isServed(href) ? href : undefined}
      note={rhythm(entry) ?? entry.heading}
      stubLabel={isServed(href) ? drawLabel(entry) : SOON}
      timeLook="cells"
      time={
        <span className={styles.kenoTime}>
          <Countdown target={target} announces={false} />
          {target !== null && seconds !== null && rhythm(entry) ? (
            <DrawProgress target={target} interval={seconds} />
          ) : null}
        </span>
      }
    >
      {sideGames.length > 0
        ? sideGames.map(({ id, label }) => (
            <ChipLink key={id} href={gameConfig[id].href}>
              {label}
            </ChipLink>
          ))
        : null}
    </GameTicket>
  );
}

/** 'Kỳ #0219846' where the draw has a number already, else its minute: 'Kỳ 17:36'. */
function drawLabel({ nextPeriod: { name, resultTime } }: GameEntry): string {
  return name.includes('#') ? name : `Kỳ ${resultTime}`;
}
