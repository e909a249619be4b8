import { BalancePill, Header, LoginPill } from '@veloc/ui';
import type { ReactNode } from 'react';
import { useBalance } from '../../data/useBalance';
import { useNotices } from '../../state/notices/useNotices';
import { useSession } from '../../state/session/useSession';
import { useMenu } from './MenuContext';

/** Head of a main page; `children` continue on the lacquer under it, such as the jackpot hero. */
export function ShopHeader({ children }: { children?: ReactNode }) {
  const openMenu = useMenu();
  const { isLoggedIn } = useSession();
  const { openLogin } = useNotices();
  const { balance } = useBalance();
  return (
    <Header
      onMenu={openMenu}
      balance={
        isLoggedIn ? (
          <BalancePill balance={balance.amount} href="/account/recharge" />
        ) : (
          <LoginPill onClick={openLogin} />
        )
      }
    >
      {children}
    </Header>
  );
}
