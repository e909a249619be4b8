import type { ReactNode } from 'react';

/** A game's page brings its own head and fixed footer; no tab bar, no contact button. */
export function GameLayout({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
