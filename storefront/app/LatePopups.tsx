import { Suspense, useEffect, useState } from 'react';
import { openPopup } from '../state/notices/noticesState';
import { useNotices } from '../state/notices/useNotices';
import { sidebar } from './layouts/sidebar';
import { lazyScreen } from './lazyScreen';

const popups = lazyScreen(async () => ({ default: (await import('./Popups')).Popups }));

/** The popups and what they are made of come after the first screen, unless one is wanted before. */
export function LatePopups() {
  const { state } = useNotices();
  const [isMounted, setMounted] = useState(false);
  const isTime = !state.loading || openPopup(state) !== null;

  if (isTime && !isMounted) setMounted(true);

  useEffect(() => {
    if (isMounted) void sidebar.preload();
  }, [isMounted]);

  return <Suspense fallback={null}>{isMounted ? <popups.Screen /> : null}</Suspense>;
}
