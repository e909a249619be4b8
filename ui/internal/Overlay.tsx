import { Activity, useRef, useSyncExternalStore, type ComponentProps, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import * as Dialog from '@radix-ui/react-dialog';
import { scrim } from './overlay.css';
import { useOverlayContainer } from './overlayContainer';
import { useCloseRequest } from './useCloseRequest';
import { useFocusOnItsWay } from './useFocusOnItsWay';
import { usePresence } from './usePresence';
import { useReturnFocus } from './useReturnFocus';
import { useScrollLock } from './useScrollLock';

export interface OverlayProps extends Omit<ComponentProps<typeof Dialog.Content>, 'forceMount' | 'asChild'> {
  open: boolean;
  /** Asked for by Escape, the back key or a press beside the panel. Without it they do nothing. */
  onClose?: (() => void) | undefined;
  /** Builds the panel out of sight, in idle time, and hides it on closing instead of taking it down. @default false */
  keepsContent?: boolean | undefined;
}

const isInToasts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** A toast above the panel may be answered, or put away by Escape, without losing the panel. */
function keepOpenForToasts(event: { target: EventTarget | null; preventDefault(): void }) {
  if (isInToasts(event.target)) event.preventDefault();
}

/** Keeps the focus's way to a toast from Radix's trap, which hears of it at the document and would take it back. */
function letFocusIntoToasts({ relatedTarget, nativeEvent }: FocusEvent) {
  if (isInToasts(relatedTarget)) nativeEvent.stopImmediatePropagation();
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * A panel over the page, on a scrim: what a popup, a sheet and a sidebar have in common. It takes the focus, keeps it
 * and gives it back; the page behind is neither read, pressed nor scrolled. Name it with a `Dialog.Title` inside.
 *
 * Radix's own overlay is left out: it locks scrolling by a style sheet that it adds at each opening, and a new style
 * sheet makes the browser style the whole page once more.
 */
export function Overlay({ open, onClose, keepsContent = false, ...panel }: OverlayProps) {
  const { container, place } = useOverlayContainer();
  // A server has no body to put it in, and what hydrates must first be as the server drew it.
  const hasPage = useSyncExternalStore(never, yes, no);
  const ground = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(open, ground);
  const returnFocus = useReturnFocus();
  const focusOnItsWay = useFocusOnItsWay();
  const close = () => onClose?.();
  useCloseRequest(open && onClose !== undefined, close);
  useScrollLock(open);

  if (!hasPage || (!isPresent && !keepsContent)) return null;
  return createPortal(
    <Activity mode={isPresent ? 'visible' : 'hidden'}>
      <Dialog.Root open={open} onOpenChange={close}>
        <div
          ref={ground}
          className={scrim}
          data-place={place}
          data-state={open ? 'open' : 'closed'}
          onBlur={letFocusIntoToasts}
        >
          <Dialog.Content
            {...returnFocus}
            {...focusOnItsWay}
            {...panel}
            forceMount
            onEscapeKeyDown={keepOpenForToasts}
            onPointerDownOutside={keepOpenForToasts}
          />
        </div>
      </Dialog.Root>
    </Activity>,
    container ?? document.body,
  );
}
