import { SpinnerOverlay } from '@veloc/ui';
import { useEffect, useState } from 'react';
import { useNoticesState } from '../state/notices/useNotices';
import { useOnline } from './useOnline';

const PATIENCE = 300;

/**
 * The full-screen spinner: only after 300 ms without content, so that a quick page does not flicker. A page that
 * has not been loaded yet waits for a network, and says so.
 */
export function LoadingOverlay() {
  const { loading } = useNoticesState();
  const [isLate, setLate] = useState(false);
  const isOnline = useOnline();

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);

  if (!loading || !isLate) return null;
  return isOnline ? <SpinnerOverlay /> : <SpinnerOverlay label="Mất mạng. Trang này sẽ mở khi có mạng lại." />;
}
