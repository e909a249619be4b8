import { Suspense, useState } from 'react';
import { openPopup } from '../state/notices/noticesState';
import { useNoticesState } from '../state/notices/useNotices';
import { lazyScreen } from './lazyScreen';

const popups = lazyScreen(async () => ({ default: (await import('./Popups')).Popups }));

/** The popups and what they are made of: mounted when it is time, or when one is wanted before. */
export function LatePopups({ isTime }: { isTime: boolean }) {
  const state = useNoticesState();
  const [isMounted, setMounted] = useState(false);
  const isWanted = openPopup(state) !== null;

  if ((isTime || isWanted) && !isMounted) setMounted(true);

  return <Suspense fallback={null}>{isMounted ? <popups.Screen /> : null}</Suspense>;
}
