import { ContactButton, TabBar } from '@veloc/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useCartCount } from '../../state/cart/useLateCart';
import { useNotices } from '../../state/notices/useNotices';
import * as styles from './DefaultLayout.css';
import { MenuContext } from './MenuContext';
import { sidebar } from './sidebar';
import { tabItems } from './tabs';
import { useContactNotice } from './useContactNotice';

/** The main pages: tab bar, contact button and sidebar round a screen that brings its own head. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const cartCount = useCartCount();
  const { openContact } = useNotices();
  const contact = useContactNotice();
  return (
    <MenuContext value={() => setMenu('open')}>
      <div className={styles.content}>{children}</div>
      <ContactButton onClick={() => openContact(contact)} />
      <TabBar items={tabItems(path, cartCount)} />
      <Suspense fallback={null}>
        {menu === 'unused' ? null : <sidebar.Screen open={menu === 'open'} onClose={() => setMenu('closed')} />}
      </Suspense>
    </MenuContext>
  );
}
