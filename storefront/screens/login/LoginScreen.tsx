import { texts } from '@veloc/rules';
import { Logo, Notice, Stack, Text, TextLink } from '@veloc/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../state/contexts';
import * as styles from '../../features/one-time-code/Auth.css';
import { LoginForm } from './parts/LoginForm';
import * as paths from '../../shared/paths';

/**
 * /account/login, and /login with the sentence why: the end of a session that could not be renewed (spec section 2).
 */
export default function LoginScreen() {
  const [path, navigate] = useLocation();
  const { isLoggedIn } = useSession();

  useEffect(() => {
    if (isLoggedIn) navigate('/', { replace: true });
  }, [isLoggedIn, navigate]);

  return (
    <Stack as="main" gap={20} className={styles.loginPage}>
      {path === paths.login ? <Notice tone="warning">{texts.sessionExpired}</Notice> : null}
      <Logo size="large" withName={false} />
      <LoginForm onLeave={() => undefined} onSkip={() => navigate('/')} />
      <Text tone="soft" align="center">
        Chưa có tài khoản? <TextLink href={paths.register}>Tạo tài khoản</TextLink>
      </Text>
    </Stack>
  );
}
