import { texts, type GameId } from '@veloc/rules';
import { BalancePill, ErrorState, LoginPill } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../shared/navigation';
import { messageOf } from '../../api/errors';
import { useShownBalance } from '../../data/useShownBalance';
import { useGameList, usePeriods } from '../../data/usePeriods';
import { useOpenCart } from '../../state/cart/useCart';
import { usePopups, useServerClock, useSession } from '../../state/contexts';
import { useOpenPayments } from '../../state/payment/usePayments';
import type { BuilderPorts } from './ports';
import * as paths from '../../shared/paths';

/** A game's page in the real shop: its entry, the player's money, and the cart behind the two buttons. */
export function useBuilderPorts(gameId: GameId): BuilderPorts {
  const { entries, error, isLoading, retry } = usePeriods();
  const games = useGameList();
  const now = useServerClock();
  const { isLoggedIn } = useSession();
  const balance = useShownBalance();
  const { add, save } = useOpenCart();
  const { buy } = useOpenPayments();
  const { tell, warn, openLogin } = usePopups();
  const [, navigate] = useLocation();
  const entry = entries.find((game) => game.gameId === gameId);

  return {
    entry,
    problem:
      entry || isLoading ? null : (
        <ErrorState title={error ? 'Chưa tải được kỳ quay' : texts.messages.INVALID_GAME} onRetry={retry}>
          {error ? messageOf(error) : 'Cửa hàng hiện không bán trò chơi này.'}
        </ErrorState>
      ),
    now,
    wallet: isLoggedIn ? (
      <BalancePill balance={balance.amount} href={paths.recharge} isCompact />
    ) : (
      <LoginPill onClick={openLogin} />
    ),
    onBack: () => goBack(navigate),
    onAdd(lines) {
      const answer = add(lines, games);
      if (!answer.ok) {
        warn(answer.message);
        return false;
      }
      // The draft goes with this press, and a page may be killed before the cart saves by itself.
      save();
      tell({ message: `Đã thêm ${lines.length} vé vào giỏ hàng.`, actionLabel: 'Xem giỏ hàng', href: paths.cart });
      return true;
    },
    onBuy(lines, draftAfter) {
      const purchase = buy(lines, games, draftAfter);
      if (purchase.ok) navigate(gameId === 'classic' ? paths.classicCheckout : paths.purchaseCheckout);
      else warn(purchase.message);
      return false;
    },
  };
}
