import { gameConfig, type GameId, type Order } from '@veloc/rules';
import { ActionBar, ButtonLink } from '@veloc/ui';
import * as paths from '../../../shared/paths';

interface ResultActionsProps {
  order: Order;
  /** The game of its first line. */
  gameId: GameId;
}

/** What to do next with an order: pay it, look at its tickets, or choose again. */
export function ResultActions({ order: { id, status, paidAt, gameId: ofGame }, gameId }: ResultActionsProps) {
  const again = gameConfig[gameId].href ?? '/';
  if (status === 'pending') {
    return (
      <ActionBar>
        <ButtonLink href={paths.orderOf(id)}>Thanh toán đơn hàng</ButtonLink>
      </ActionBar>
    );
  }
  if (status === 'expired' && ofGame === 'cart') {
    // Its lines are still in the cart, with the choice that was made of them.
    return (
      <ActionBar>
        <ButtonLink href={paths.checkout}>Tạo đơn mới</ButtonLink>
      </ActionBar>
    );
  }
  if (paidAt === null) {
    return (
      <ActionBar>
        <ButtonLink href={again}>Chọn vé lại</ButtonLink>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <ButtonLink href={paths.ticketsOf(gameId)}>Xem vé của tôi</ButtonLink>
      <ButtonLink kind="outline" href={again}>
        Mua thêm vé
      </ButtonLink>
    </ActionBar>
  );
}
