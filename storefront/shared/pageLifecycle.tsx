import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Popups } from '../state/popups/popups';
import { usePopupsState } from '../state/contexts';

const SHOP = 'Vé Lộc · Mua vé số trực tuyến';

/** The page's name in the browser: what one sees, then that the shop sells lottery tickets online (spec section 1). */
export function PageTitle({ title }: { title?: string | undefined }) {
  useEffect(() => {
    document.title = title ? `${title} · ${SHOP}` : SHOP;
  }, [title]);
  return null;
}

/** Takes the skeleton of index.html away once the first screen is here. */
export function clearSkeleton(popups: Popups, skeleton: Element | null): void {
  const stop = popups.subscribe(() => {
    if (popups.get().loading) return;
    skeleton?.remove();
    stop();
  });
}

/** How long the first screen has link and processor for itself, to draw its first answers. */
const FIRST_PAINT_MS = 1_500;

/** Turns true when the first screen has had its head start: the time for whatever no first paint waits for. */
export function useAfterFirstPaint(): boolean {
  const { loading } = usePopupsState();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (loading) return undefined;
    const timer = setTimeout(() => setOver(true), FIRST_PAINT_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  return isOver;
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device says that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
}

const never = () => () => undefined;

/** Whether the page is the app's already, and not yet the one that the server has written. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
