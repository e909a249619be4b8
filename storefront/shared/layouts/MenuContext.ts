import { createContext, use } from 'react';

/** Opens the sidebar of the layout around. */
export const MenuContext = createContext<() => void>(() => undefined);

export function useMenu(): () => void {
  return use(MenuContext);
}
