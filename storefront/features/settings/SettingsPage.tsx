import { BackHeader } from '../../shared/layouts/BackHeader';
import { texts } from '@veloc/rules';
import { Button, Card, EmptyState } from '@veloc/ui';
import type { ReactNode } from 'react';
import { usePopups, useSession } from '../../state/contexts';
import * as styles from './settings.css';

interface SettingsPageProps {
  title: string;
  /** What a guest would log in for, as a sentence. */
  reason: string;
  /** Stays at the foot, for players. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A page of one's own account: a guest is asked in. */
export function SettingsPage({ title, reason, footer, children }: SettingsPageProps) {
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  return (
    <div className={styles.page}>
      <BackHeader title={title} />
      <main className={styles.content}>
        {isLoggedIn ? (
          children
        ) : (
          <Card>
            <EmptyState title="Bạn chưa đăng nhập" action={<Button onClick={openLogin}>{texts.login}</Button>}>
              {reason}
            </EmptyState>
          </Card>
        )}
      </main>
      {isLoggedIn ? footer : null}
    </div>
  );
}
