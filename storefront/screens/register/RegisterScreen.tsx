import { texts } from '@veloc/rules';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { returnTo, useNavigateIfMounted } from '../../shared/navigation';
import { useSession } from '../../state/contexts';
import { Stack, Text, TextLink } from '@veloc/ui';
import * as styles from '../../features/one-time-code/Auth.css';
import { RegisterCode } from './parts/RegisterCode';
import { RegisterForm } from './parts/RegisterForm';
import { useRegister } from './useRegister';
import * as paths from '../../shared/paths';

/** /account/register: name, phone, a PIN if one likes, and the text with the 18+ statement (decision A13). */
export default function RegisterScreen() {
  const [, navigate] = useLocation();
  const navigateIfMounted = useNavigateIfMounted();
  const { isLoggedIn } = useSession();
  const registering = useRegister(() => navigateIfMounted(returnTo(history.state), { replace: true }));

  useEffect(() => {
    if (isLoggedIn) navigate(returnTo(history.state), { replace: true });
  }, [isLoggedIn, navigate]);

  return (
    <Stack as="main" gap={20} className={styles.registerPage}>
      {registering.isProving ? <RegisterCode registering={registering} /> : <RegisterForm registering={registering} />}
      <Text tone="soft" align="center">
        Đã có tài khoản? <TextLink href={paths.accountLogin}>{texts.login}</TextLink>
      </Text>
    </Stack>
  );
}
