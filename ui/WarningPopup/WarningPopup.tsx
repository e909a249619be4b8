import type { ReactNode, ComponentProps } from 'react';
import { TriangleAlertIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import { Popup } from '../Popup/Popup';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as tell from '../messages/tell';

export interface WarningPopupProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  open: boolean;
  /** Asked for by "Đóng", Escape or a press beside the popup. */
  onClose: () => void;
  /** The sentence, often the server's own. */
  description: ReactNode;
  /** @default 'Thông báo' */
  title?: ReactNode;
  /** A way out of the trouble, above "Đóng". */
  action?: ReactNode;
}

/**
 * A sentence that must be read, put away with "Đóng". With a way out (`action`) that one is the first button. A field
 * that is wrong says so itself, and what may wait stays on the page as a Notice.
 */
export function WarningPopup({ open, onClose, description, title, action, ...rest }: WarningPopupProps) {
  const words = useMessages('warningPopup', tell.warningPopup);
  const { close } = useMessages('buttons', shell.buttons);
  return (
    <Popup
      {...rest}
      open={open}
      onClose={onClose}
      title={title ?? words.title}
      description={description}
      tone="warning"
      icon={<TriangleAlertIcon />}
      actions={
        <>
          {action}
          <Button kind={action ? 'muted' : 'primary'} wide onClick={onClose}>
            {close}
          </Button>
        </>
      }
    />
  );
}
