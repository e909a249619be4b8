import { cartTotals, type GameId } from '@veloc/rules';
import type { SuccessNotice } from '../../state/notices/noticesState';
import type { PayLine } from '../../state/payment/payLine';

/** The history opens at the game that was just bought; of several, at the first. */
const ticketsHref = (gameId: GameId = 'keno') => `/account/tickets?game=${gameId}`;

/** What a player reads once these lines are paid. */
export function paidNotice(lines: readonly PayLine[]): SuccessNotice {
  const { total, quantity } = cartTotals(lines);
  return {
    title: 'Mua vé thành công!',
    amount: total,
    message: `${quantity} vé đã sẵn sàng dự thưởng. Chúc bạn hái được nhiều lộc.`,
    actionLabel: 'Xem vé của tôi',
    href: ticketsHref(lines[0]?.gameId),
  };
}
