import { useMemo, useRef, useState, type ReactNode } from 'react';
import { inlineVariable } from '../internal/inlineVariable';
import { Toast } from './Toast';
import { useMessages } from '../messages/MessagesContext';
import * as tell from '../messages/tell';
import * as styles from './Toast.css';
import { ToastContext, type ToastOptions, type Toasts } from './ToastContext';
import { useToastFocus } from './useToastFocus';

/** More at once would hide the page; the oldest goes first. */
const MOST = 3;

interface VisibleToast extends ToastOptions {
  id: number;
  /** False while it leaves. */
  open: boolean;
}

function closed(toasts: readonly VisibleToast[], isClosed: (toast: VisibleToast) => boolean): VisibleToast[] {
  return toasts.map((toast) => (isClosed(toast) ? { ...toast, open: false } : toast));
}

export interface ToastProviderProps {
  /** The page; whatever is in it may call `useToasts()`. Inside an AppFrame the toasts stay within the column. */
  children: ReactNode;
  /**
   * Room under the lowest toast, as CSS, in the place of what is there at the foot: a FixedFooter, an ActionBar, a TabBar
   * and a ContactButton over it, none of which has to be measured. For a foot of your own.
   * @default 12 px above that foot, or above the window's edge
   */
  offset?: string | undefined;
}

/**
 * Shows toasts above the bars at the foot of the column, the newest lowest, and over an open popup, sheet or sidebar at
 * the window's head, clear of its buttons. They are read out politely, go by themselves and wait while one looks at them;
 * F8 leads the keyboard to the newest, Escape puts it away, and neither closes what is open.
 */
export function ToastProvider({ children, offset }: ToastProviderProps) {
  const words = useMessages('toasts', tell.toasts);
  const [shown, setShown] = useState<readonly VisibleToast[]>([]);
  const lastId = useRef(0);
  const list = useRef<HTMLUListElement>(null);
  const { remember, giveBack } = useToastFocus(list);

  const close = (id: number) => {
    giveBack(id);
    setShown((toasts) => closed(toasts, (toast) => toast.id === id));
  };
  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        lastId.current += 1;
        const id = lastId.current;
        setShown((known) => {
          const open = known.filter((one) => one.open);
          const kept = new Set(open.slice(-(MOST - 1)).map((one) => one.id));
          return [...closed(known, (one) => !kept.has(one.id)), { ...toast, id, open: true }];
        });
        return () => setShown((known) => closed(known, (one) => one.id === id));
      },
    }),
    [],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices where the focus came from */}
      <ul
        ref={list}
        aria-live="polite"
        aria-relevant="additions"
        aria-label={words.label}
        data-toasts=""
        className={styles.list}
        style={offset ? inlineVariable(styles.offset, `calc(${offset} + env(safe-area-inset-bottom))`) : undefined}
        onFocus={remember}
      >
        {shown.map(({ id, ...toast }) => (
          <Toast
            key={id}
            {...toast}
            id={id}
            onClose={() => close(id)}
            onGone={() => setShown((known) => known.filter((one) => one.id !== id))}
          />
        ))}
      </ul>
    </ToastContext>
  );
}
