import { Button, SpinnerOverlay } from '@veloc/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useNoticesState } from '../state/notices/useNotices';
import { goBack } from './layouts/goBack';
import { useOnline } from './useOnline';

const PATIENCE = 300;

/**
 * The full-screen spinner: only after 300 ms without content, so that a quick page does not flicker. A page that
 * has not been loaded yet waits for a network, says so, and lets the player go back to what is there.
 */
export function LoadingOverlay() {
  const { loading } = useNoticesState();
  const [isLate, setLate] = useState(false);
  const isOnline = useOnline();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);

  if (!loading || !isLate) return null;
  if (isOnline) return <SpinnerOverlay />;
  return (
    <SpinnerOverlay label="Mất mạng. Trang này sẽ mở khi có mạng lại.">
      <Button kind="tonal" onClick={() => goBack(navigate)}>
        Quay lại
      </Button>
    </SpinnerOverlay>
  );
}
