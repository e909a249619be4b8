import { useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { cx } from 'class-variance-authority';
import * as styles from './PrintSheet.css';

export interface PrintSheetProps extends ComponentProps<'div'> {
  /** Whether it is to be printed now: the browser's window for printing opens once it stands there. */
  open: boolean;
  /** That window is closed, whatever was done in it. */
  onClose: () => void;
}

const never = () => () => undefined;

/**
 * What is printed instead of the page: black on white in either theme. Nothing of it is seen or heard on the
 * screen; what a page prints of itself needs none.
 */
export function PrintSheet({ open, ...rest }: PrintSheetProps) {
  const hasDocument = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return open && hasDocument ? createPortal(<Sheet {...rest} />, document.body) : null;
}

function Sheet({ onClose, className, ...rest }: Omit<PrintSheetProps, 'open'>) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const end = () => close.current();
    globalThis.addEventListener('afterprint', end);
    globalThis.print();
    return () => globalThis.removeEventListener('afterprint', end);
  }, []);
  return <div {...rest} data-theme="light" data-contrast="high" className={cx(styles.sheet, className)} />;
}
