import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from '../../BottomSheet/BottomSheet.css';
import { iconButton } from '../../IconButton/IconButton.variants';
import { scrim } from '../../internal/overlay.css';

export interface PlainDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A sheet in the same look without what makes it a dialog: no focus trap, no Escape, nothing hidden behind it. */
export function PlainDialog({ open, onClose, title, children }: PlainDialogProps) {
  if (!open) return null;
  return createPortal(
    <div className={scrim} data-place="page">
      <div role="dialog" aria-label={title} className={styles.sheet}>
        <div className={styles.grip}>
          <span className={styles.handle} aria-hidden="true" />
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <button type="button" aria-label="Đóng" className={iconButton({})} onClick={onClose}>
              <svg width="22" height="22" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="M18 6 6 18" />
                <path d="m6 6 12 12" />
              </svg>
            </button>
          </div>
        </div>
        <div className={`${styles.body} ${styles.lastBody}`}>{children}</div>
      </div>
    </div>,
    document.body,
  );
}
