import { texts } from '@veloc/rules';
import { Button, EmptyState } from '@veloc/ui';
import { usePopups } from '../../../state/contexts';
import * as styles from '../Money.css';

interface LoginNeededProps {
  title: string;
  /** Why. @default the title says it all */
  children?: string;
}

/** A wallet belongs to somebody: its pages ask who that is. */
export function LoginNeeded({ title, children }: LoginNeededProps) {
  const { openLogin } = usePopups();
  return (
    <main className={styles.message}>
      <EmptyState title={title} action={<Button onClick={openLogin}>{texts.login}</Button>}>
        {children}
      </EmptyState>
    </main>
  );
}
