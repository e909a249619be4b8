import { HouseIcon, ShoppingCartIcon, TicketIcon, TrophyIcon, UserIcon, type TabBarItem } from '@veloc/ui';
import * as paths from '../paths';

const tabs = [
  { href: '/', label: 'Trang chủ', icon: <HouseIcon /> },
  { href: paths.results, label: 'Kết quả', icon: <TrophyIcon /> },
  { href: paths.cart, label: 'Giỏ hàng', icon: <ShoppingCartIcon /> },
  { href: paths.tickets, label: 'Vé của tôi', icon: <TicketIcon /> },
  { href: paths.account, label: 'Tài khoản', icon: <UserIcon /> },
];

/** The main places; the one whose path begins the current one most closely is current. */
export function placesAt<Place extends { href: string }>(places: readonly Place[], path: string, cartCount: number) {
  const current = places
    .filter(({ href }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .toSorted((first, second) => second.href.length - first.href.length)[0];
  return places.map((place) => ({
    ...place,
    isCurrent: place === current,
    ...(place.href === paths.cart ? { count: cartCount } : {}),
  }));
}

export function tabItems(path: string, cartCount: number): TabBarItem[] {
  return placesAt(tabs, path, cartCount);
}
