import { Countdown, GameTicket, type GameTicketProps } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry } from '@veloc/rules';
import { drawDay } from '../../../shared/copy/drawDay';
import { useServerClock } from '../../../state/contexts';
import { gamePages } from '../../../games/pages';

interface JackpotTicketProps {
  entry: GameEntry;
  quickBuy: GameTicketProps['quickBuy'];
}

/** A game of the week with its jackpot. */
export function JackpotTicket({ entry, quickBuy }: JackpotTicketProps) {
  const serverNow = useServerClock();
  const now = serverNow();
  return (
    <GameTicket
      {...gamePages[entry.gameId].look}
      name={entry.title}
      href={gameConfig[entry.gameId].href}
      note={entry.heading}
      // What an older draw was played for is said where there is room for its date.
      {...(entry.jackpot1 === null || entry.jackpotDate ? {} : { jackpot: entry.jackpot1 })}
      stubLabel={drawDay(entry.nextPeriod, now)}
      time={
        <>
          Còn <Countdown tone="plain" target={countdownTarget(entry, now)} announces={false} />
        </>
      }
      quickBuy={quickBuy}
    />
  );
}
