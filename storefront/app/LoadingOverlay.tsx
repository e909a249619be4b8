import { SpinnerOverlay } from '@veloc/ui';
import { useEffect, useState } from 'react';
import { useNoticesState } from '../state/notices/useNotices';

const PATIENCE = 300;

/** The full-screen spinner: only after 300 ms without content, so that a quick page does not flicker. */
export function LoadingOverlay() {
  const { loading } = useNoticesState();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);

  return loading && isLate ? <SpinnerOverlay /> : null;
}
