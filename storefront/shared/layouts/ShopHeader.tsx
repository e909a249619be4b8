import { BalancePill, Header, LoginPill } from '@veloc/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { lazyScreen } from '../lazyScreen';
import { useBalance } from '../../data/useBalance';
import { usePopups, useSession } from '../../state/contexts';
import { useAfterFirstPaint } from '../pageLifecycle';
import { useMenu } from './Layout';
import * as paths from '../paths';

/** The bell's count: nobody needs it for the first paint. */
const unreadCounter = lazyScreen(async () => ({ default: (await import('./UnreadCount')).UnreadCount }));

/** Head of a main page; `children` continue on the lacquer under it, such as the jackpot hero. */
export function ShopHeader({ children }: { children?: ReactNode }) {
  const openMenu = useMenu();
  const [, navigate] = useLocation();
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const { balance } = useBalance();
  const isTime = useAfterFirstPaint();
  const [unread, setUnread] = useState(0);
  return (
    <>
      <Header
        onMenu={openMenu}
        balance={
          isLoggedIn ? (
            <BalancePill balance={balance.amount} href={paths.recharge} />
          ) : (
            <LoginPill onClick={openLogin} />
          )
        }
        {...(isLoggedIn ? { onBell: () => navigate(paths.notifications), unread } : {})}
      >
        {children}
      </Header>
      <Suspense fallback={null}>{isLoggedIn && isTime ? <unreadCounter.Screen onCount={setUnread} /> : null}</Suspense>
    </>
  );
}
