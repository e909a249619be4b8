import { useHasPanels, type AppFrameProps } from '@veloc/ui';
import { Suspense } from 'react';
import { lazyScreen } from '../../shared/lazyScreen';

const top = lazyScreen(() => import('./TopBar'));
const start = lazyScreen(() => import('./StartPanel'));
const end = lazyScreen(() => import('./EndPanel'));

/** What stands over and beside the page of a desktop (decision A36); a phone loads none of it. */
export function usePanels(): Pick<AppFrameProps, 'top' | 'beside'> {
  if (!useHasPanels()) return {};
  return {
    top: (
      <Suspense fallback={null}>
        <top.Screen />
      </Suspense>
    ),
    beside: (
      <Suspense fallback={null}>
        <start.Screen />
        <end.Screen />
      </Suspense>
    ),
  };
}
