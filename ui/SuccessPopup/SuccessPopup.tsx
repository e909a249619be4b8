import type { ReactNode, ComponentProps } from 'react';
import { Button } from '../Button/Button';
import { Popup } from '../Popup/Popup';
import { inlineVariable } from '../internal/inlineVariable';
import { useAutoClose } from '../internal/useAutoClose';
import { useScale } from '../theme/useScale';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import { Crown, PendingCrown } from './Crown';
import * as styles from './SuccessPopup.css';
import { useHold } from './useHold';

/** How long a SuccessPopup stays by default, in ms; its progress bar runs as long. */
export const SUCCESS_POPUP_MS = 3000;

export interface SuccessPopupProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  open: boolean;
  /** Asked for after `duration`, by the button, by Escape, or by a press beside the popup. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** What the button says. @default 'Đóng' */
  buttonLabel?: string | undefined;
  /** What the button does before the popup closes. */
  onButton?: (() => void) | undefined;
  /**
   * How long it stays, in ms: longer where there is more to read.
   * @default 3000
   */
  duration?: number | undefined;
  /**
   * What was asked for has still to happen: a clock stands in place of the tick, and no leaves fall.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * The drum's sun behind the tick, and the leaves that fall on it.
   * @default true
   */
  withSunburst?: boolean | undefined;
  /** Facts between sentence and button, for instance a TotalBox. */
  children?: ReactNode;
}

/**
 * Says that a purchase, a top-up or a withdrawal went through, and goes by itself; smaller things are told by a
 * toast. The clock stands while the popup is pressed, and once the keyboard has moved the focus inside it; at the
 * large scale it has none.
 */
export function SuccessPopup(props: SuccessPopupProps) {
  const words = useMessages('buttons', shell.buttons);
  const { open, onClose, title, description, buttonLabel = words.close, onButton, ...others } = props;
  const { duration = SUCCESS_POPUP_MS, isPending = false, withSunburst = true, children, ...rest } = others;
  const { isHeld, handlers } = useHold(open);
  const hasClock = useScale() !== 'large';
  useAutoClose({ open, isPaused: isHeld || !hasClock, duration, onClose });

  const press = () => {
    onButton?.();
    onClose();
  };

  return (
    <Popup
      {...rest}
      {...handlers}
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      crown={isPending ? <PendingCrown /> : <Crown withSunburst={withSunburst} />}
      actions={
        <Button wide onClick={press}>
          {buttonLabel}
        </Button>
      }
      edge={
        hasClock && (
          <div className={styles.track} data-paused={isHeld || undefined} aria-hidden="true">
            <div
              className={styles.progress}
              style={{
                animationDuration: `${duration}ms`,
                ...inlineVariable(styles.seconds, String(Math.max(1, Math.round(duration / 1000)))),
              }}
            />
          </div>
        )
      }
    >
      {children}
    </Popup>
  );
}
