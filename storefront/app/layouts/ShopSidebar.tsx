import {
  Button,
  HouseIcon,
  Money,
  Sidebar,
  ShoppingCartIcon,
  ThemeSwitch,
  TicketIcon,
  TrophyIcon,
  UserIcon,
  type SidebarItem,
} from '@veloc/ui';
import { useLocation } from 'wouter';
import { useBalance } from '../../data/useBalance';
import { useColorMode } from '../../state/colour-mode/useColorMode';
import { useNotices } from '../../state/notices/useNotices';
import { useSession } from '../../state/session/useSession';

const places: SidebarItem[] = [
  { href: '/', label: 'Trang chủ', icon: <HouseIcon /> },
  { href: '/result', label: 'Kết quả xổ số', icon: <TrophyIcon /> },
  { href: '/cart', label: 'Giỏ hàng', icon: <ShoppingCartIcon /> },
  { href: '/account/tickets', label: 'Vé của tôi', icon: <TicketIcon /> },
];

/** The whole shop as a list, with the way in and out. */
export function ShopSidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [path, navigate] = useLocation();
  const { user, isLoggedIn, logout } = useSession();
  const { balance } = useBalance();
  const { mode, setMode } = useColorMode();
  const { openLogin } = useNotices();

  const leave: SidebarItem = {
    href: '/',
    label: 'Đăng xuất',
    icon: <UserIcon />,
    onClick: (event) => {
      event.preventDefault();
      logout();
      navigate('/');
    },
  };
  const logIn = () => {
    onClose();
    openLogin();
  };

  return (
    <Sidebar
      open={open}
      onClose={onClose}
      items={[...places.map((place) => ({ ...place, isCurrent: place.href === path })), ...(isLoggedIn ? [leave] : [])]}
      name={user?.name || user?.phone || 'Khách'}
      detail={isLoggedIn ? <Money amount={balance.amount} /> : null}
      action={
        isLoggedIn ? null : (
          <Button kind="gold" size="medium" onClick={logIn}>
            Đăng nhập
          </Button>
        )
      }
      smallPrint="Chỉ dành cho người từ đủ 18 tuổi."
    >
      <ThemeSwitch isDark={mode === 'dark'} onChange={({ isDark }) => setMode(isDark ? 'dark' : 'light')} />
    </Sidebar>
  );
}
