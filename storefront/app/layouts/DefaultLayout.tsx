import { ContactButton, TabBar } from '@veloc/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useCart } from '../../state/cart/useCart';
import { useNotices } from '../../state/notices/useNotices';
import * as styles from './DefaultLayout.css';
import { MenuContext } from './MenuContext';
import { ShopSidebar } from './ShopSidebar';
import { tabItems } from './tabs';
import { useContactNotice } from './useContactNotice';

/** The main pages: tab bar, contact button and sidebar round a screen that brings its own head. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { totals } = useCart();
  const { openContact } = useNotices();
  const contact = useContactNotice();
  return (
    <MenuContext value={() => setMenuOpen(true)}>
      <div className={styles.content}>{children}</div>
      <ContactButton onClick={() => openContact(contact)} />
      <TabBar items={tabItems(path, totals.count)} />
      <ShopSidebar open={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </MenuContext>
  );
}
