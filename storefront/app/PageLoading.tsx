import { useEffect } from 'react';
import { useNotices } from '../state/contexts';

/** Stands where a screen is still to come and keeps the global loader on; a quiet one leaves the overlay out. */
export function PageLoading({ quiet = false }: { quiet?: boolean }) {
  const { setPageLoading } = useNotices();
  useEffect(() => {
    setPageLoading(!quiet);
    return () => setPageLoading(false);
  }, [quiet, setPageLoading]);
  return <div aria-busy="true" />;
}

/** Says that the screen beside it is here. */
export function PageReady() {
  const { setPageLoading } = useNotices();
  useEffect(() => setPageLoading(false), [setPageLoading]);
  return null;
}
