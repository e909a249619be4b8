import { Suspense, useEffect, useState } from 'react';
import { ChipLink, Countdown, GameTicket, ProgressBar, useClock, type GameTicketProps } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry } from '@veloc/rules';
import { useServerClock } from '../../../state/contexts';
import { lazyScreen } from '../../../shared/lazyScreen';
import { useAfterFirstPaint } from '../../../shared/pageLifecycle';
import { gamePages, gamesAt } from '../../../games/pages';
import { lastDrawRoom } from '../../../features/result/LastDraw.css';
import * as styles from '../HomeScreen.css';

const HOUR = 3_600_000;
const SOON_SECONDS = 3_600;

const room = <span className={lastDrawRoom} />;
const lastDraw = lazyScreen(() => import('../../../features/result/LastDraw'));

/** 'Quay mỗi 8 phút' for a game that draws around the clock, as the server's calendar has it; null for others. */
export function rhythm({ drawInterval }: Pick<GameEntry, 'drawInterval'>): string | null {
  if (!drawInterval || drawInterval < 0 || drawInterval >= SOON_SECONDS) return null;
  return `Quay mỗi ${Math.round(drawInterval / 60)} phút`;
}

interface DrawProgressProps {
  /** When sales close, in ms. */
  target: number;
  /** Seconds between two draws. */
  interval: number;
}

/** How much of the time for this draw is left. It ticks by itself, so that the page need not. */
export function DrawProgress({ target, interval }: DrawProgressProps) {
  const clock = useClock();
  const [now, setNow] = useState(clock.now);
  useEffect(() => clock.listen(() => setNow(clock.now())), [clock]);
  return <ProgressBar label="Thời gian còn lại của kỳ" value={(target - now) / (interval * 1000)} />;
}

interface KenoTicketProps {
  entry: GameEntry;
  quickBuy: GameTicketProps['quickBuy'];
}

/** Keno's ticket: its time left in cells, how far the way to the draw has come, what was drawn last, and its two side games. */
export function KenoTicket({ entry, quickBuy }: KenoTicketProps) {
  const serverNow = useServerClock();
  const now = serverNow();
  const target = countdownTarget(entry, now);
  const isTime = useAfterFirstPaint();
  // In the night it is hours, for which the stub has no room in cells.
  const isSoon = target === null || target - now < HOUR;
  return (
    <GameTicket
      {...gamePages.keno.look}
      name={entry.title}
      href={gameConfig.keno.href}
      note={rhythm(entry) ?? entry.heading}
      stubLabel={drawLabel(entry)}
      timeLook={isSoon ? 'cells' : 'line'}
      quickBuy={quickBuy}
      time={
        <span className={styles.kenoTime}>
          <Countdown tone={isSoon ? 'tint' : 'plain'} target={target} announces={false} />
          {isSoon && target !== null && rhythm(entry) ? (
            <DrawProgress target={target} interval={entry.drawInterval ?? 0} />
          ) : null}
        </span>
      }
    >
      <span className={styles.lastDraw}>
        <Suspense fallback={room}>{isTime ? <lastDraw.Screen entry={entry} /> : room}</Suspense>
      </span>
      {gamesAt('link').map((id) => (
        <ChipLink key={id} href={gameConfig[id].href}>
          {gamePages[id].linkLabel}
        </ChipLink>
      ))}
    </GameTicket>
  );
}

/** 'Kỳ #0219846' where the draw has a number already, else its minute: 'Kỳ 17:36'. */
function drawLabel({ nextPeriod: { name, resultTime } }: GameEntry): string {
  return name.includes('#') ? name : `Kỳ ${resultTime}`;
}
