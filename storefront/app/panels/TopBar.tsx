import { TopNav } from '@veloc/ui';
import { useLocation } from 'wouter';
import { placesAt } from '../../shared/layouts/tabs';
import * as paths from '../../shared/paths';
import { useCartCount } from '../../state/contexts';

const places = [
  { href: '/', label: 'Trang chủ' },
  { href: paths.results, label: 'Kết quả' },
  { href: paths.tickets, label: 'Vé của tôi' },
  { href: paths.numberBook, label: 'Sổ số' },
  { href: paths.cart, label: 'Giỏ hàng', isAtEnd: true },
  { href: paths.account, label: 'Tài khoản', isAtEnd: true },
];

/** The main places over the page of a desktop, where a phone has its tab bar. */
export default function TopBar() {
  const [path] = useLocation();
  return <TopNav items={placesAt(places, path, useCartCount())} />;
}
