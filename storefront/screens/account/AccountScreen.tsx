import { texts } from '@veloc/rules';
import {
  AccountHead,
  BookOpenIcon,
  Button,
  Card,
  EmptyState,
  HeadsetIcon,
  ListGroup,
  ListRow,
  ReceiptTextIcon,
  ShieldCheckIcon,
  ThemeSwitch,
  TicketIcon,
  TrophyIcon,
  UserIcon,
} from '@veloc/ui';
import { useLocation } from 'wouter';
import { useContactNotice } from '../../app/layouts/useContactNotice';
import { useServed } from '../../app/useServed';
import { useColorMode } from '../../state/colour-mode/useColorMode';
import { useNotices } from '../../state/notices/useNotices';
import { useSession } from '../../state/session/useSession';
import * as styles from './AccountScreen.css';
import { Wallet } from './parts/Wallet';
import { hiddenPhone } from './phoneWords';

const places = [
  { href: '/account/tickets', title: 'Vé của tôi', icon: <TicketIcon /> },
  { href: '/result', title: 'Kết quả', icon: <TrophyIcon /> },
  { href: '/account/transaction-history', title: 'Lịch sử giao dịch', icon: <ReceiptTextIcon /> },
  { href: '/account/change-pass', title: 'Đổi mật khẩu', icon: <ShieldCheckIcon /> },
  { href: '/guide', title: 'Hướng dẫn chơi', icon: <BookOpenIcon /> },
];

/** Wallet, ways on, dark mode and the way out (mockup 20). Rows whose page is not there yet are left out. */
export default function AccountScreen() {
  const [, navigate] = useLocation();
  const isServed = useServed();
  const { user, isLoggedIn, logout } = useSession();
  const { mode, setMode } = useColorMode();
  const { openLogin, openContact } = useNotices();
  const contact = useContactNotice();
  const leave = () => {
    logout();
    navigate('/');
  };
  return (
    <>
      <AccountHead
        title="Tài khoản"
        {...(isLoggedIn ? { name: user?.name || 'Người chơi', detail: hiddenPhone(user?.phone ?? '') } : {})}
      />
      <main className={styles.page}>
        {isLoggedIn ? (
          <Wallet />
        ) : (
          <Card>
            <EmptyState title="Chào bạn" action={<Button onClick={openLogin}>{texts.login}</Button>}>
              Đăng nhập để nạp tiền, mua vé và nhận thưởng.
            </EmptyState>
          </Card>
        )}
        <ListGroup>
          {places
            .filter(({ href }) => isServed(href))
            .map((place) => (
              <ListRow key={place.href} {...place} />
            ))}
          <ListRow icon={<HeadsetIcon />} title="Liên hệ hỗ trợ" onPress={() => openContact(contact)} />
          {isLoggedIn ? <ListRow icon={<UserIcon />} title="Đăng xuất" tone="danger" onPress={leave} /> : null}
        </ListGroup>
        <Card inset="none" className={styles.theme}>
          <ThemeSwitch isDark={mode === 'dark'} onChange={({ isDark }) => setMode(isDark ? 'dark' : 'light')} />
        </Card>
      </main>
    </>
  );
}
