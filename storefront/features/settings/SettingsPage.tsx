import { BackHeader } from '../../shared/layouts/BackHeader';
import { texts } from '@veloc/rules';
import { Button, Card, EmptyState, Page, PageLayout } from '@veloc/ui';
import type { ReactNode } from 'react';
import { usePopups, useSession } from '../../state/contexts';

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
    <PageLayout>
      <BackHeader title={title} />
      <Page as="main" start={12}>
        {isLoggedIn ? (
          children
        ) : (
          <Card>
            <EmptyState title="Bạn chưa đăng nhập" action={<Button onClick={openLogin}>{texts.login}</Button>}>
              {reason}
            </EmptyState>
          </Card>
        )}
      </Page>
      {isLoggedIn ? footer : null}
    </PageLayout>
  );
}
