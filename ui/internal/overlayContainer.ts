import { createContext, useContext } from 'react';

/** Where popups and sheets are put: the AppFrame's column, or null for the document's body. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null);

/** Props of a Radix portal and of the scrim in it, so that both stay inside the column on a wide screen. */
export function useOverlayContainer() {
  const container = useContext(OverlayContainerContext);
  return { container, place: container ? 'column' : 'page' } as const;
}
