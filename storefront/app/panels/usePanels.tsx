import { Skeleton, useHasPanels, type AppFrameProps } from '@veloc/ui';
import { Suspense } from 'react';
import { lazyScreen } from '../../shared/lazyScreen';

const top = lazyScreen(() => import('./TopBar'));
const start = lazyScreen(() => import('./StartPanel'));
const end = lazyScreen(() => import('./EndPanel'));

/** What stands over and beside the page of a desktop (decision A36); a phone loads none of it. */
export function usePanels(): Pick<AppFrameProps, 'top' | 'start' | 'end'> {
  if (!useHasPanels()) return {};
  const waiting = (
    <>
      <Skeleton width="8rem" height="1.25rem" />
      <Skeleton shape="block" height="18rem" />
    </>
  );
  return {
    top: (
      <Suspense fallback={null}>
        <top.Screen />
      </Suspense>
    ),
    start: {
      label: 'Kỳ quay và kết quả',
      content: (
        <Suspense fallback={waiting}>
          <start.Screen />
        </Suspense>
      ),
    },
    end: {
      label: 'Vé và giỏ hàng',
      content: (
        <Suspense fallback={waiting}>
          <end.Screen />
        </Suspense>
      ),
    },
  };
}
