import { Skeleton, useHasPanels, type AppFrameProps } from '@veloc/ui';
import { Suspense, type ReactNode } from 'react';
import { lazyScreen, type LazyScreen } from '../../shared/lazyScreen';
import { useAfterFirstPaint } from '../../shared/pageLifecycle';

const top = lazyScreen(async () => ({ default: (await import('./TopBar')).TopBar }));
const start = lazyScreen(async () => ({ default: (await import('./StartPanel')).StartPanel }));
const end = lazyScreen(async () => ({ default: (await import('./EndPanel')).EndPanel }));

/** What stands over and beside the page of a desktop (decision A36); a phone loads none of it. */
export function usePanels(): Pick<AppFrameProps, 'top' | 'start' | 'end'> {
  if (!useHasPanels()) return {};
  const waiting = <Skeleton shape="block" height="18rem" />;
  return {
    top: <Panel {...top} waiting={null} />,
    start: { label: 'Kỳ quay và kết quả', content: <Panel {...start} waiting={waiting} /> },
    end: { label: 'Vé và giỏ hàng', content: <Panel {...end} waiting={waiting} /> },
  };
}

interface PanelProps extends LazyScreen {
  /** Keeps its place. */
  waiting: ReactNode;
}

/** Comes after the first page. */
function Panel({ Screen, waiting }: PanelProps) {
  return useAfterFirstPaint() ? (
    <Suspense fallback={waiting}>
      <Screen />
    </Suspense>
  ) : (
    waiting
  );
}
