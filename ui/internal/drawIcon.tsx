import type { ComponentProps } from 'react';

export interface DrawnIconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * Edge in px.
   * @default 24
   */
  size?: number | undefined;
}

/** An icon of one stroke in the colour of the words around it; decoration unless it is given an `aria-label`. */
export function drawIcon(path: string) {
  return function DrawnIcon({ size = 24, ...rest }: DrawnIconProps) {
    return (
      <svg
        aria-hidden={rest['aria-label'] === undefined || undefined}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
