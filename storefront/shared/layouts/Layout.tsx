import { createContext, use, Suspense, useState, type ReactNode } from 'react';
import { TabBar, ChevronLeftIcon, IconButton } from '@veloc/ui';
import { useLocation } from 'wouter';
import * as styles from './Layout.css';
import { lazyScreen } from '../lazyScreen';
import { useCartCount } from '../../state/contexts';
import { useIsTakenOver } from '../pageLifecycle';
import { tabItems } from './tabs';
import { goBack } from '../navigation';
import type { AppRoute } from '../route';

/** Opens the sidebar of the layout around. */
const MenuContext = createContext<() => void>(() => undefined);

export function useMenu(): () => void {
  return use(MenuContext);
}

/** The sidebar's own chunk: nobody needs it for the first paint. */
export const sidebar = lazyScreen(() => import('./ShopSidebar'));

const contact = lazyScreen(() => import('./ShopContact'));

/** The main pages: tab bar, contact button and sidebar round a screen that brings its own head. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const cartCount = useCartCount();
  const isHere = useIsTakenOver();
  return (
    <MenuContext value={() => setMenu('open')}>
      <div className={styles.content}>{children}</div>
      <Suspense fallback={<span hidden data-loading="" />}>{isHere ? <contact.Screen /> : null}</Suspense>
      <TabBar items={tabItems(path, cartCount)} />
      <Suspense fallback={null}>
        {menu === 'unused' ? null : <sidebar.Screen open={menu === 'open'} onClose={() => setMenu('closed')} />}
      </Suspense>
    </MenuContext>
  );
}

/** A back arrow and nothing else: logging in, codes, pages that are not there. */
function EmptyLayout({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <>
      <header className={styles.bar}>
        <IconButton label="Quay lại" icon={<ChevronLeftIcon />} onClick={() => goBack(navigate)} />
      </header>
      {children}
    </>
  );
}

/** A game's page brings its own head and fixed footer; no tab bar, no contact button. */
function GameLayout({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

const layouts = { default: DefaultLayout, empty: EmptyLayout, game: GameLayout };

export function Layout({ kind, children }: { kind: AppRoute['layout']; children: ReactNode }) {
  const Chosen = layouts[kind];
  return <Chosen>{children}</Chosen>;
}
