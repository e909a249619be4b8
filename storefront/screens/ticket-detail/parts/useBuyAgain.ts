import { isReadable, linePrice, type HistoryDetail, type HistoryTicket } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { useAskedPurchase } from '../../../features/quick-buy/AskedPurchase';
import { buyAgain } from '../../../features/quick-buy/quickBuy';
import { firstWayOn, purchaseState, ticketsOf, ticketState } from '../../../features/ticket/ticketState';

/** The tickets of this purchase once more, for the draw on sale. */
export interface BuyAgain {
  /** 'Mua lại · 20.000 ₫'. */
  label: string;
  /** Opens the sheet in which they are paid. */
  ask: () => void;
  /** It is the way on from here: nothing is waited for any more, neither a draw nor a prize. */
  isFirst: boolean;
}

/** The way to buy a purchase again, null where the shop does not sell it so; and its sheet, for the end of the page. */
export function useBuyAgain(detail: HistoryDetail | undefined) {
  const { ask, sheet } = useAskedPurchase();
  const { entries } = usePeriods();
  const isSold = entries.some(({ gameId }) => gameId === detail?.gameId);
  const wanted = detail && isSold && purchaseState(detail) !== 'unpaid' ? buyAgain([detail]) : null;
  const again: BuyAgain | null =
    detail && wanted
      ? {
          // Each draw of a purchase has the same tickets.
          label: `Mua lại ·\u00A0${formatMoney(sumOf(detail.listPeriod[0]?.tickets ?? []))}`,
          ask: () => ask(wanted),
          isFirst:
            firstWayOn(detail) === 'nextDraw' && !ticketsOf(detail).some((one) => ticketState(one) === 'waiting'),
        }
      : null;
  return { again, sheet };
}

/** Đồng for one draw of all of them. */
function sumOf(tickets: readonly HistoryTicket[]): number {
  return tickets
    .filter(isReadable)
    .reduce((sum, { copies, ...line }) => sum + copies * linePrice({ ...line, numberPeriod: 1 }), 0);
}
