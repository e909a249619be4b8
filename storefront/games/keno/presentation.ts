import { KENO_MAX_LEVEL, kenoFreeMethod, TICKET_PRICE, type TicketOf } from '@veloc/rules';
import { loadOnce } from '../../shared/lazyScreen';
import { numbersOf, type GamePresentation } from '../gamePresentation';

type Ticket = TicketOf<'keno'>;

function playLabel({ isBundleTicket, bundleSelectedNumbers, bundleLevel, playMethod }: Ticket): string {
  if (isBundleTicket === true) return `Bao ${bundleSelectedNumbers?.length ?? 0} · Bậc ${bundleLevel ?? 0}`;
  const level = /^LEVEL_(\d+)$/.exec(playMethod)?.[1];
  if (level) return `Bậc ${level}`;
  return playMethod === kenoFreeMethod.id ? kenoFreeMethod.name : playMethod;
}

export const keno: GamePresentation<'keno'> = {
  petals: 8,
  figures: ({ isBundleTicket, bundleSelectedNumbers = [], listNumber }) => ({
    balls: isBundleTicket ? bundleSelectedNumbers : listNumber,
  }),
  playLabel,
  // The numbers tell the level, but not that they are a bao.
  playNote: (ticket) => (ticket.isBundleTicket === true ? playLabel(ticket) : null),
  countsMatches: true,
  drawnCount: 20,
  isKnownByMinute: true,
  guide: loadOnce(async () => (await import('./guide')).kenoTables()),
  typed: {
    hint: 'Từ 1 đến 10 số, cách nhau bằng dấu cách. Ví dụ: 05 17 23',
    read: ({ main }) => {
      const numbers = numbersOf(main);
      // No level has so many: without one it is the count that is refused.
      const playMethod = numbers.length < 1 || numbers.length > KENO_MAX_LEVEL ? '' : `LEVEL_${numbers.length}`;
      return { label: 'keno', listNumber: numbers, playMethod, betAmount: TICKET_PRICE };
    },
  },
};
