import type { ReactNode } from 'react';
import { LinkContext, type LinkComponent } from './LinkContext';

export interface LinkProviderProps {
  /** The host router's link. */
  link: LinkComponent;
  children?: ReactNode;
}

/** Teaches the components to navigate the host's way. Without it they draw plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}
