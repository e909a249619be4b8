import { texts, type TicketCount } from '@veloc/rules';
import {
  AccountHead,
  Button,
  Card,
  EmptyState,
  HeadsetIcon,
  IconLink,
  ListGroup,
  ListRow,
  LogOutIcon,
  MoonIcon,
  Page,
  SettingsIcon,
  Switch,
} from '@veloc/ui';
import { useLocation } from 'wouter';
import { LogOutQuestion, useLogOut } from '../../shared/layouts/LogOut';
import { useContactMessage } from '../../data/content';
import { useHasRoute } from '../../shared/route';
import { hiddenPhone } from '../../shared/copy/format';
import { useTicketCounts } from '../../data/tickets';
import { useNotificationCount } from '../../data/useNotificationCount';
import { useColorMode, usePopups, useSession } from '../../state/contexts';
import * as styles from './AccountScreen.css';
import { useMonthDetail } from '../../features/settings/BudgetLine';
import { helpLinks, moneyLinks, safetyLinks } from './parts/accountLinks';
import { Wallet } from './parts/Wallet';
import * as paths from '../../shared/paths';

/** Wallet, ways on, dark mode and the way out. Rows whose page is not there yet are left out. */
export default function AccountScreen() {
  const [, navigate] = useLocation();
  const isServed = useHasRoute();
  const { user, isLoggedIn } = useSession();
  const leaving = useLogOut();
  const { count } = useNotificationCount();
  const held = ticketsLabel(useTicketCounts());
  const month = useMonthDetail();
  const { mode, setMode } = useColorMode();
  const { openLogin, openContact } = usePopups();
  const contact = useContactMessage();
  const rows = (places: typeof moneyLinks) =>
    places
      .filter(({ href }) => isServed(href))
      .map((place) => (
        <ListRow
          key={place.href}
          {...place}
          {...(place.href === paths.tickets && held ? { detail: held } : {})}
          {...(place.href === paths.limits ? month : {})}
        />
      ));
  return (
    <>
      {isLoggedIn ? (
        <AccountHead
          title="Tài khoản"
          name={user?.name || 'Người chơi'}
          detail={hiddenPhone(user?.phone ?? '')}
          link={{ href: paths.profileEdit, label: 'Sửa hồ sơ' }}
          onBell={() => navigate(paths.notifications)}
          unread={count ?? 0}
          actions={<IconLink tone="onColor" label="Hồ sơ và bảo mật" href={paths.profile} icon={<SettingsIcon />} />}
        />
      ) : (
        <AccountHead title="Tài khoản" />
      )}
      <Page as="main" start={0} end={16} className={styles.page}>
        {isLoggedIn ? (
          <Wallet />
        ) : (
          <Card>
            <EmptyState title="Chào bạn" action={<Button onClick={openLogin}>{texts.login}</Button>}>
              Đăng nhập để nạp tiền, mua vé và nhận thưởng.
            </EmptyState>
          </Card>
        )}
        <ListGroup>{rows(moneyLinks)}</ListGroup>
        {isLoggedIn ? <ListGroup>{rows(safetyLinks)}</ListGroup> : null}
        <ListGroup>
          <ListRow
            icon={<MoonIcon />}
            title="Giao diện tối"
            trailing={
              <Switch
                label="Giao diện tối"
                labelHidden
                checked={mode === 'dark'}
                onChange={({ checked }) => setMode(checked ? 'dark' : 'light')}
              />
            }
          />
          {rows(helpLinks)}
          <ListRow icon={<HeadsetIcon />} title="Liên hệ hỗ trợ" onPress={() => openContact(contact)} />
          {isLoggedIn ? <ListRow icon={<LogOutIcon />} title="Đăng xuất" tone="danger" onPress={leaving.ask} /> : null}
        </ListGroup>
      </Page>
      <LogOutQuestion {...leaving} />
    </>
  );
}

/** '3 đang chờ · 1 trúng' of all games; empty where there is neither. */
function ticketsLabel(counts: readonly TicketCount[]): string {
  const waiting = counts.reduce((sum, one) => sum + one.waiting, 0);
  const won = counts.reduce((sum, one) => sum + one.won, 0);
  return [waiting > 0 ? `${waiting} đang chờ` : '', won > 0 ? `${won} trúng` : ''].filter(Boolean).join(' · ');
}
