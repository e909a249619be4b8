import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { openPopup } from '../state/popups/popupsState';
import { usePopupsState } from '../state/contexts';
import { lazyScreen } from '../shared/lazyScreen';

const popups = lazyScreen(() => import('./Popups'));

/** The popups and what they are made of: mounted when it is time, or when one is wanted before. */
export function LazyPopups({ isTime }: { isTime: boolean }) {
  const state = usePopupsState();
  const [path] = useLocation();
  const [isMounted, setMounted] = useState(false);
  const isWanted = openPopup(state) !== null || state.toast !== null;
  // Of all pages but home a press is answered by a popup, whose code could not come any more once the network is gone.
  const isNeededSoon = !state.loading && path !== '/';

  useEffect(() => {
    if (isNeededSoon) void popups.preload();
  }, [isNeededSoon]);

  if ((isTime || isWanted) && !isMounted) setMounted(true);

  return <Suspense fallback={null}>{isMounted ? <popups.Screen /> : null}</Suspense>;
}
