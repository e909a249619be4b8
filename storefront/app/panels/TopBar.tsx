import { BalancePill, LoginPill, TopNav } from '@veloc/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useBalance } from '../../data/useBalance';
import HeaderFigures from '../../shared/layouts/HeaderFigures';
import { placesAt } from '../../shared/layouts/tabs';
import * as paths from '../../shared/paths';
import { useCartCount, usePopups, useSession } from '../../state/contexts';

const places = [
  { href: '/', label: 'Trang chủ' },
  { href: paths.results, label: 'Kết quả' },
  { href: paths.tickets, label: 'Vé của tôi' },
  { href: paths.numberBook, label: 'Sổ số' },
  { href: paths.cart, label: 'Giỏ hàng', isAtEnd: true },
  { href: paths.account, label: 'Tài khoản', isAtEnd: true },
];

/**
 * The main places over the page of a desktop, where a phone has its tab bar, with the balance and the bell that a phone has
 * in the head of its first page.
 */
export default function TopBar() {
  const [path, navigate] = useLocation();
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const { balance } = useBalance();
  const [unread, setUnread] = useState(0);
  const [rolled, setRolled] = useState<number | null>(null);
  const [ring, setRing] = useState<ReactNode>(null);
  const items = placesAt(places, path, useCartCount());
  if (!isLoggedIn) return <TopNav items={items} balance={<LoginPill onClick={openLogin} />} />;
  return (
    <>
      <TopNav
        items={items}
        balance={<BalancePill balance={rolled ?? balance.amount} href={paths.recharge} ring={ring} />}
        onBell={() => navigate(paths.notifications)}
        unread={unread}
      />
      <HeaderFigures onCount={setUnread} onBalance={setRolled} onRing={setRing} />
    </>
  );
}
