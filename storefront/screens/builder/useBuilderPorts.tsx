import { lineFingerprint, type GameId } from '@veloc/rules';
import { BalancePill, ErrorState, LoginPill } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { messageOf } from '../../copy/errorMessage';
import { useBalance } from '../../data/useBalance';
import { useGameList } from '../../data/useGameList';
import { usePeriods } from '../../data/usePeriods';
import { useCart } from '../../state/cart/useCart';
import { useNotices } from '../../state/notices/useNotices';
import { useServerClock } from '../../state/server-clock/useServerClock';
import { useSession } from '../../state/session/useSession';
import type { BuilderPorts } from './ports';
import type { BuiltLine } from './useBuilder';

const RECHARGE = '/account/recharge';

/** A game's page in the real shop: its entry, the player's money, and the cart behind the two buttons. */
export function useBuilderPorts(gameId: GameId): BuilderPorts {
  const { entries, error, isLoading, retry } = usePeriods();
  const games = useGameList();
  const now = useServerClock();
  const { isLoggedIn } = useSession();
  const { balance } = useBalance();
  const { items, add, buyNow, choose } = useCart();
  const { succeed, warn, openLogin } = useNotices();
  const [, navigate] = useLocation();
  const entry = entries.find((game) => game.gameId === gameId);

  const put = (lines: readonly BuiltLine[], into = add) => {
    const answer = into(lines, games);
    if (!answer.ok) warn(answer.message);
    return answer.ok;
  };

  return {
    entry,
    problem:
      entry || isLoading ? null : (
        <ErrorState title="Chưa tải được kỳ quay" onRetry={retry}>
          {error ? messageOf(error) : 'Trò chơi này hiện chưa mở bán.'}
        </ErrorState>
      ),
    now,
    wallet: isLoggedIn ? (
      <BalancePill balance={balance.amount} href={RECHARGE} isCompact />
    ) : (
      <LoginPill onClick={openLogin} />
    ),
    onBack: () => goBack(navigate),
    onAdd(lines) {
      const isIn = put(lines);
      if (isIn)
        succeed({ message: `Đã thêm ${lines.length} vé vào giỏ hàng.`, actionLabel: 'Xem giỏ hàng', href: '/cart' });
      return isIn;
    },
    onBuy(lines) {
      // Only what is bought now is ticked. Copies of it that the player had put in the cart are paid along.
      const bought = new Set(lines.map(lineFingerprint));
      const [same, others] = [true, false].map((wanted) =>
        items.filter((item) => bought.has(lineFingerprint(item)) === wanted).map(({ id }) => id),
      );
      const isIn = put(lines, buyNow);
      if (!isIn) return false;
      choose(same ?? [], true);
      choose(others ?? [], false);
      navigate('/checkout');
      return true;
    },
  };
}
