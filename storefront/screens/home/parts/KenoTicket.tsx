import { ChipLink, Countdown, GameTicket } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry } from '@veloc/rules';
import { useServerClock } from '../../../state/server-clock/useServerClock';
import { kenoSideGames, rhythm } from '../homeGames';
import * as styles from '../HomeScreen.css';
import { DrawProgress } from './DrawProgress';

/** Keno's ticket: its time left in cells, how far the way to the draw has come, and its two side games. */
export function KenoTicket({ entry }: { entry: GameEntry }) {
  const serverNow = useServerClock();
  const now = serverNow();
  const target = countdownTarget(entry, now);
  const seconds = entry.drawInterval;
  return (
    <GameTicket
      game="keno"
      name={entry.title}
      href={gameConfig.keno.href}
      note={rhythm(entry) ?? entry.heading}
      stubLabel={drawLabel(entry)}
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
      {kenoSideGames.map(({ id, label }) => (
        <ChipLink key={id} href={gameConfig[id].href}>
          {label}
        </ChipLink>
      ))}
    </GameTicket>
  );
}

/** 'Kỳ #0219846' where the draw has a number already, else its minute: 'Kỳ 17:36'. */
function drawLabel({ nextPeriod: { name, resultTime } }: GameEntry): string {
  return name.includes('#') ? name : `Kỳ ${resultTime}`;
}
