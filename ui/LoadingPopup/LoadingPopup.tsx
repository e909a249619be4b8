import type { ReactNode, ComponentProps } from 'react';
import { CheckIcon } from '../internal/icons';
import { Spinner } from '../internal/Spinner';
import { Popup } from '../Popup/Popup';

export interface LoadingPopupProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  open: boolean;
  /** What is being done, or what was done. */
  title: ReactNode;
  /**
   * The work is finished: a tick takes the spinner's place.
   * @default false
   */
  isDone?: boolean | undefined;
  /** Asked for by Escape or a press beside the popup, once done; while the work goes on nothing closes it. */
  onClose?: (() => void) | undefined;
}

/**
 * Holds the page while something is under way that must not be interrupted, such as a payment. The answer to one
 * press is awaited by its Button's `isLoading`, a page by its Skeletons.
 */
export function LoadingPopup({ open, title, isDone = false, onClose, ...rest }: LoadingPopupProps) {
  return (
    <Popup
      {...rest}
      open={open}
      onClose={isDone ? onClose : undefined}
      title={<span aria-live="polite">{title}</span>}
      tone={isDone ? 'success' : 'neutral'}
      icon={isDone ? <CheckIcon /> : <Spinner />}
    />
  );
}
