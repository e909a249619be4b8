import { Suspense, useEffect, useState } from 'react';
import { openPopup } from '../state/notices/noticesState';
import { useNotices } from '../state/notices/useNotices';
import { sidebar } from './layouts/sidebar';
import { lazyScreen } from './lazyScreen';

const popups = lazyScreen(async () => ({ default: (await import('./Popups')).Popups }));

/** How long the first screen has link and processor for itself, to draw its first answers. */
const HEAD_START_MS = 1_500;

/** The popups and what they are made of come a while after the first screen, unless one is wanted before. */
export function LatePopups() {
  const { state } = useNotices();
  const [isMounted, setMounted] = useState(false);
  const isWanted = openPopup(state) !== null;

  if (isWanted && !isMounted) setMounted(true);

  useEffect(() => {
    if (state.loading) return undefined;
    const timer = setTimeout(() => setMounted(true), HEAD_START_MS);
    return () => clearTimeout(timer);
  }, [state.loading]);

  useEffect(() => {
    if (isMounted) void sidebar.preload();
  }, [isMounted]);

  return <Suspense fallback={null}>{isMounted ? <popups.Screen /> : null}</Suspense>;
}
