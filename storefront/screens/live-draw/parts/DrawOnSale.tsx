import {
  cartTotals,
  countdownTarget,
  gameConfig,
  TICKET_PRICE,
  type GameEntry,
  type HistoryTicket,
} from '@veloc/rules';
import { ChipLink, Countdown, formatMoney, GameTicket, SectionHeading, Text } from '@veloc/ui';
import { useGameList } from '../../../data/usePeriods';
import { useAskedPurchase } from '../../../features/quick-buy/AskedPurchase';
import { linesOf, sameTickets } from '../../../features/quick-buy/quickBuy';
import { drawName } from '../../../features/ticket/periodLabels';
import { oneLineOfCells } from '../../../features/ticket/Ticket.css';
import { gamePages } from '../../../games/pages';
import { drawDay } from '../../../shared/copy/drawDay';
import { useServerClock } from '../../../state/contexts';

const HOUR = 3_600_000;

interface DrawOnSaleProps {
  entry: GameEntry;
  /** Whether it is the draw on the stage. */
  isStaged: boolean;
  /** The player's in the draw on the stage; with none, one random ticket is offered. */
  tickets: readonly HistoryTicket[];
}

/** The draw that is on sale now, with its time left and the way into it: the numbers of this one again, or a first ticket. */
export function DrawOnSale({ entry, isStaged, tickets }: DrawOnSaleProps) {
  const { gameId, title, nextPeriod } = entry;
  const now = useServerClock()();
  const games = useGameList();
  const { ask, sheet } = useAskedPurchase();
  const same = sameTickets(
    gameId,
    tickets.filter((ticket) => ticket.gameId === gameId),
  );
  const lines = same && linesOf(same, games);
  const { total, quantity } = lines ? cartTotals(lines) : { total: TICKET_PRICE, quantity: 1 };
  const name = lines ? 'Mua lại' : 'Mua nhanh';
  const target = countdownTarget(entry, now);
  // Without a moment it has just closed: as it stood until then, or all below would move (a layout shift).
  const isSoon = target === null || target - now < HOUR;
  return (
    <section>
      <SectionHeading
        aside={
          lines ? (
            <Text as="span" size="label" tone="soft">
              {quantity} vé, đúng bộ số này
            </Text>
          ) : null
        }
      >
        {isStaged ? 'Còn kịp mua kỳ này' : 'Kỳ đang bán'}
      </SectionHeading>
      <GameTicket
        {...gamePages[gameId].look}
        name={title}
        href={gameConfig[gameId].href}
        note={drawName(nextPeriod.id, nextPeriod.name)}
        // What an older draw was played for needs its date, for which there is no room.
        {...(entry.jackpot1 === null || entry.jackpotDate ? {} : { jackpot: entry.jackpot1 })}
        stubLabel={target === null ? 'Đang mở kỳ…' : isSoon ? 'Đóng bán sau' : drawDay(nextPeriod, now)}
        timeLook={isSoon ? 'cells' : 'line'}
        time={
          isSoon ? (
            <Countdown target={target} announces={false} className={oneLineOfCells} />
          ) : (
            <>
              Còn <Countdown tone="plain" target={target} announces={false} />
            </>
          )
        }
        quickBuy={{
          name,
          label: `${name} ${formatMoney(total)}, ${quantity} vé ${title}`,
          price: total,
          onPress: () => ask(lines ? same : { gameId, tickets: null }),
        }}
      >
        <ChipLink href={gameConfig[gameId].href}>Tự chọn số</ChipLink>
      </GameTicket>
      {sheet}
    </section>
  );
}
