import { createContext, useContext, type ReactNode } from 'react';

export interface ToastOptions {
  /** One sentence: what happened. */
  message: ReactNode;
  /** Stands before the sentence. */
  icon?: ReactNode;
  /** A way to take it back; pressing it also puts the toast away. With one, a toast stays 10 s, else 5. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface Toasts {
  /**
   * Shows a toast, for 5 s, with an action for 10, longer while it is looked at and at the large scale until it is put
   * away. Answers with a function that puts it away before its time.
   */
  show(toast: ToastOptions): () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Says what happened without a question, for instance after a removal that can be undone. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) {
    throw new Error('useToasts() found no ToastProvider, so a toast would be lost. Put one around the page.');
  }
  return toasts;
}
