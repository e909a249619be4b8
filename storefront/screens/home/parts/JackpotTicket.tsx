import { Countdown, GameTicket } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry } from '@veloc/rules';
import { useServed } from '../../../app/useServed';
import { drawDay } from '../../../copy/drawDay';
import { useServerClock } from '../../../state/server-clock/useServerClock';
import { SOON } from './soon';

/** A game of the week with its jackpot. */
export function JackpotTicket({ entry }: { entry: GameEntry }) {
  const serverNow = useServerClock();
  const isServed = useServed();
  const now = serverNow();
  const { href } = gameConfig[entry.gameId];
  const isOpen = isServed(href);
  return (
    <GameTicket
      game={entry.gameId}
      name={entry.title}
      href={isOpen ? href : undefined}
      note={entry.heading}
      {...(entry.jackpot1 === null ? {} : { jackpot: entry.jackpot1 })}
      stubLabel={isOpen ? drawDay(entry.nextPeriod, now) : SOON}
      {...(isOpen ? { time: <Countdown tone="plain" target={countdownTarget(entry, now)} announces={false} /> } : {})}
    />
  );
}
