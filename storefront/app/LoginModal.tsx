import { texts } from '@veloc/rules';
import { BottomSheet, Logo } from '@veloc/ui';
import { LoginForm } from '../screens/login/parts/LoginForm';

/** Logging in over whatever page one is on; a draft under it stays. */
export function LoginModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={texts.login}
      titleHidden
      leading={<Logo size="large" withName={false} />}
    >
      <LoginForm onLeave={onClose} onSkip={onClose} heading="h2" />
    </BottomSheet>
  );
}
