import type { ComponentProps, ReactNode } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { Overlay } from '../internal/Overlay';
import * as styles from './Popup.css';

export interface PopupProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Leave the popup mounted and switch this, so that it can leave in its own time. */
  open: boolean;
  /** Asked for by Escape, the back key or a press beside the popup. Without it only the buttons close. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Shown in a 72 px disc. */
  icon?: ReactNode;
  /** Colour of the disc; never the only sign of what happened. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** A picture over the popup's whole head, edge to edge, in place of the disc. */
  crown?: ReactNode;
  /** A few facts between the sentence and the buttons. */
  children?: ReactNode;
  /** Buttons, the wished-for one first. The first one has the focus on opening. */
  actions?: ReactNode;
  /** A line on the bottom edge, as wide as the popup: how long it will stay. */
  edge?: ReactNode;
  /** Gives the popup an accent; it stands outside the screen's own scope. */
  accent?: string | undefined;
}

/**
 * A word in the middle of the column that must be answered or put away. One at a time; a choice belongs in a
 * BottomSheet.
 */
export function Popup(props: PopupProps) {
  const {
    open,
    onClose,
    title,
    description,
    icon,
    tone = 'neutral',
    crown,
    children,
    actions,
    edge,
    accent,
    className,
    ...rest
  } = props;

  return (
    <Overlay
      {...rest}
      open={open}
      onClose={onClose}
      data-accent={accent}
      className={[styles.popup, className].filter(Boolean).join(' ')}
    >
      {crown}
      <div className={styles.body}>
        {icon ? (
          <span className={styles.tone[tone]} aria-hidden="true">
            <span className={styles.discIcon}>{icon}</span>
          </span>
        ) : null}
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        {description ? <Dialog.Description className={styles.description}>{description}</Dialog.Description> : null}
        {children ? <div className={styles.facts}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {edge}
    </Overlay>
  );
}
