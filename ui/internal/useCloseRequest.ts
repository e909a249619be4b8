import { useEffect, useEffectEvent } from 'react';

interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

/**
 * Closes on the device's own "back" while open. Browsers that cannot tell it apart from leaving the page
 * (no CloseWatcher) keep the other ways of closing.
 */
export function useCloseRequest(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher?: new () => CloseWatcherLike };
    if (!open || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
