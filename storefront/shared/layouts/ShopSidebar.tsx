import { texts } from '@veloc/rules';
import {
  BellIcon,
  BookOpenIcon,
  Button,
  ButtonLink,
  FileTextIcon,
  HeadsetIcon,
  HouseIcon,
  Money,
  ReceiptTextIcon,
  Sidebar,
  ThemeSwitch,
  TicketIcon,
  TrophyIcon,
  LogOutIcon,
  type SidebarItem,
} from '@veloc/ui';
import { useLocation } from 'wouter';
import { useShownBalance } from '../../data/useShownBalance';
import { useColorMode, usePopups, useSession } from '../../state/contexts';
import { useHasRoute } from '../route';
import { LogOutQuestion, useLogOut } from './LogOut';
import { useContactMessage } from '../../data/content';
import * as paths from '../paths';

const places: SidebarItem[] = [
  { href: '/', label: 'Trang chủ', icon: <HouseIcon /> },
  { href: paths.results, label: 'Kết quả xổ số', icon: <TrophyIcon /> },
  { href: paths.tickets, label: 'Vé của tôi', icon: <TicketIcon /> },
  { href: paths.notifications, label: 'Thông báo', icon: <BellIcon /> },
  { href: paths.payments, label: 'Giao dịch', icon: <ReceiptTextIcon /> },
  { href: paths.guides, label: 'Hướng dẫn chơi', icon: <BookOpenIcon /> },
];

const terms: SidebarItem = { href: paths.term, label: 'Điều khoản', icon: <FileTextIcon /> };

/** The whole shop as a list, with the way in and out. */
export default function ShopSidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [path] = useLocation();
  const isServed = useHasRoute();
  const { user, isLoggedIn } = useSession();
  const leaving = useLogOut();
  const balance = useShownBalance();
  const { mode, setMode } = useColorMode();
  const { openLogin, openContact } = usePopups();
  const contact = useContactMessage();

  const leave: SidebarItem = {
    href: '/',
    label: 'Đăng xuất',
    icon: <LogOutIcon />,
    onClick: (event) => {
      event.preventDefault();
      leaving.ask();
    },
  };
  const reach: SidebarItem = {
    href: paths.contact,
    label: 'Liên hệ',
    icon: <HeadsetIcon />,
    onClick: (event) => {
      event.preventDefault();
      openContact(contact);
    },
  };
  const logIn = () => {
    onClose();
    openLogin();
  };

  return (
    <>
      <Sidebar
        open={open}
        onClose={onClose}
        items={[
          ...places.filter(({ href }) => isServed(href)).map((place) => ({ ...place, isCurrent: place.href === path })),
          reach,
          { ...terms, isCurrent: terms.href === path },
          ...(isLoggedIn ? [leave] : []),
        ]}
        name={user?.name || user?.phone || 'Khách'}
        detail={
          isLoggedIn ? (
            <>
              Số dư <Money amount={balance.amount} />
            </>
          ) : null
        }
        action={
          isLoggedIn ? (
            <ButtonLink kind="gold" size="medium" href={paths.recharge} onClick={onClose}>
              Nạp tiền
            </ButtonLink>
          ) : (
            <Button kind="gold" size="medium" onClick={logIn}>
              {texts.login}
            </Button>
          )
        }
        smallPrint="Từ đủ 18 tuổi · Chơi có trách nhiệm"
      >
        <ThemeSwitch isDark={mode === 'dark'} onChange={({ isDark }) => setMode(isDark ? 'dark' : 'light')} />
      </Sidebar>
      <LogOutQuestion {...leaving} />
    </>
  );
}
