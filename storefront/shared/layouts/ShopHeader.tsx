import { BalancePill, Header, LoginPill } from '@veloc/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { lazyScreen } from '../lazyScreen';
import { useBalance } from '../../data/useBalance';
import { usePopups, useSession } from '../../state/contexts';
import { useAfterFirstPaint } from '../pageLifecycle';
import { useMenu } from './Layout';
import * as paths from '../paths';
import * as styles from './Layout.css';

/** How the figures change: nobody needs it for the first paint. */
const figures = lazyScreen(() => import('./HeaderFigures'));

/** Head of a main page; `children` continue on the lacquer under it, such as the jackpot hero. */
export function ShopHeader({ children }: { children?: ReactNode }) {
  const openMenu = useMenu();
  const [, navigate] = useLocation();
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const { balance } = useBalance();
  const isTime = useAfterFirstPaint();
  const [unread, setUnread] = useState(0);
  const [rolled, setRolled] = useState<number | null>(null);
  const [ring, setRing] = useState<ReactNode>(null);
  return (
    <>
      <Header
        onMenu={openMenu}
        balance={
          isLoggedIn ? (
            <BalancePill balance={rolled ?? balance.amount} href={paths.recharge} ring={ring} />
          ) : (
            <LoginPill onClick={openLogin} className={styles.guests} />
          )
        }
        {...(isLoggedIn ? { onBell: () => navigate(paths.notifications), unread } : {})}
      >
        {children}
      </Header>
      <Suspense fallback={null}>
        {isLoggedIn && isTime ? <figures.Screen onCount={setUnread} onBalance={setRolled} onRing={setRing} /> : null}
      </Suspense>
    </>
  );
}
