import type { ReactNode } from 'react';
import { TriangleAlertIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import { Popup } from '../Popup/Popup';
import * as words from '../internal/words';

export interface WarningPopupProps {
  open: boolean;
  /** Asked for by "Đóng", Escape or a press beside the popup. */
  onClose: () => void;
  /** The sentence, often the server's own. */
  message: ReactNode;
  /** @default 'Thông báo' */
  title?: ReactNode;
  /** A way out of the trouble, above "Đóng". */
  action?: ReactNode;
}

/**
 * A sentence that must be read, put away with "Đóng". With a way out (`action`) that one is the first button. A field
 * that is wrong says so itself, and what may wait stays on the page as a Notice.
 */
export function WarningPopup({ open, onClose, message, title = 'Thông báo', action }: WarningPopupProps) {
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      tone="warning"
      icon={<TriangleAlertIcon />}
      actions={
        <>
          {action}
          <Button kind={action ? 'muted' : 'primary'} wide onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    />
  );
}
