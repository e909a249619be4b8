import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { XIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../internal/Icon';
import { inlineVariable } from '../internal/inlineVariable';
import { useAutoClose } from '../internal/useAutoClose';
import { useDragAway } from '../internal/useDragAway';
import { usePresence } from '../internal/usePresence';
import { useScale } from '../theme/useScale';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './Toast.css';
import type { ToastOptions } from './ToastContext';

/** How long a toast stays, in ms. */
const TOAST_MS = 5_000;
/** How long a toast with an action stays, in ms: it has to be read, decided and reached. */
const TOAST_WITH_ACTION_MS = 10_000;

interface ToastProps extends ToastOptions {
  id: number;
  open: boolean;
  /** Its time is over, or it was put away. */
  onClose: () => void;
  /** It has left. */
  onGone: () => void;
}

/** One toast. Its clock stands while it is pointed at, dragged, or holds the focus, and always at the large scale. */
export function Toast({ id, open, message, icon, action, onClose, onGone }: ToastProps) {
  const words = useMessages('buttons', shell.buttons);
  const item = useRef<HTMLLIElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { handlers, offset, isDragging } = useDragAway({ panel: item, direction: 'sideways', onAway: onClose });
  const isHeld = useScale() === 'large' || isPointedAt || hasFocus || isDragging;
  useAutoClose({
    open,
    isPaused: isHeld,
    duration: action ? TOAST_WITH_ACTION_MS : TOAST_MS,
    onClose,
  });

  const isGone = !usePresence(open, item);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  const act = () => {
    action?.onPress();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- looking at a toast holds it; all that can be done has a button
    <li
      {...handlers}
      ref={item}
      data-toast={id}
      data-state={open ? 'open' : 'closed'}
      data-dragging={isDragging || undefined}
      style={inlineVariable(styles.dragged, `${offset}px`)}
      className={styles.toast}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {icon ? <Icon>{icon}</Icon> : null}
      <span className={styles.message}>{message}</span>
      <span className={styles.buttons}>
        {action ? (
          <Button kind="ghost" size="medium" onClick={act}>
            {action.label}
          </Button>
        ) : null}
        <IconButton label={words.close} icon={<XIcon />} onClick={onClose} />
      </span>
    </li>
  );
}
