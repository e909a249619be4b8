import type { ReactNode } from 'react';
import { icon } from './icon.css';

interface IconProps {
  children: ReactNode;
  /** Edge in px: small 16, medium 20, large 22, extraLarge 24. */
  size?: keyof typeof icon | undefined;
}

/** An icon at one of the four sizes; decoration, so screen readers skip it. */
export function Icon({ children, size = 'medium' }: IconProps) {
  return (
    <span className={icon[size]} aria-hidden="true">
      {children}
    </span>
  );
}
