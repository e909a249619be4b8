import { useEffect, useState } from 'react';
import { gameName } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { useTicketDetail, useTicketsByDraw } from '../../data/tickets';
import { usePopups, useServerClock } from '../../state/contexts';
import { ticketHref } from '../ticket/ticketIds';
import { WinMoment } from './WinMoment';
import { paidAndWon } from '../ticket/stake';
import { greatestUnseen, takesScreen } from './wonDraws';

// One chunk for all that is about wins: the first page knows the name of each.
export { WinMoment } from './WinMoment';

/** Wins that home has told of on this visit: below a million đồng the ticket itself shows them. */
const told = new Set<string>();

/** Home's part of a win that nobody has looked at: a large one takes the screen, a smaller one is told by a toast. */
export function HomeWin() {
  const { items } = useTicketsByDraw('won');
  const now = useServerClock()();
  const { tell } = usePopups();
  const [news, setNews] = useState<ReturnType<typeof greatestUnseen<(typeof items)[number]>>>(null);
  if (!news && items.length > 0) {
    const found = greatestUnseen(items, now);
    if (found) setNews(found);
  }
  const isSmall = news !== null && !takesScreen(news.won.grade);

  useEffect(() => {
    if (!news || !isSmall || told.has(news.entry.id)) return;
    const { entry, won } = news;
    told.add(entry.id);
    const ticket = `Vé ${gameName(entry.gameId, won.tickets[0].ticket)}`;
    tell({
      message:
        won.stake === null
          ? `${ticket} trúng ${formatMoney(won.prize)}`
          : `${ticket}: ${paidAndWon(won.stake, won.prize)}`,
      actionLabel: 'Xem vé',
      href: ticketHref(entry),
    });
  }, [news, isSmall, tell]);

  return news && !isSmall ? <Large id={news.entry.id} /> : null;
}

function Large({ id }: { id: string }) {
  const { detail } = useTicketDetail(id);
  return detail ? <WinMoment detail={detail} /> : null;
}
