import { useRef, type ReactNode, type ComponentProps } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { XIcon } from '../internal/icons';
import { IconButton } from '../IconButton/IconButton';
import { inlineVariable } from '../internal/inlineVariable';
import { keepToastsClear } from '../internal/keepToastsClear';
import { Overlay } from '../internal/Overlay';
import { useDragAway } from '../internal/useDragAway';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useScale } from '../theme/useScale';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import { cx } from 'class-variance-authority';
import { useBothRefs } from '../internal/useControllableState';
import * as styles from './BottomSheet.css';

export interface BottomSheetProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Leave the sheet mounted and switch this, so that it can slide out. */
  open: boolean;
  /** Asked for by the close button, Escape, the back key, a press beside the sheet, or pulling it down. */
  onClose: () => void;
  /** Names the sheet, in its title row and for screen readers. */
  title: string;
  /** Stands before the title: a slot's letter, a game's mark. */
  leading?: ReactNode;
  /**
   * Keeps the title for screen readers only, where the content has a heading of its own.
   * @default false
   */
  titleHidden?: boolean | undefined;
  /** One sentence under the title. Where there are `tools` it stays in view with them. */
  description?: ReactNode;
  /** Stays in view above the scrolling content: ways to change what is shown, counters. */
  tools?: ReactNode;
  /** Stays in view under the scrolling content: the sum, the button. */
  footer?: ReactNode;
  /**
   * Builds the content in idle time before the first opening and keeps it between openings: a heavy picker then opens
   * at half the cost, with its own state as it was left. Effects inside stop while it is closed. Without it every
   * opening starts afresh.
   * @default false
   */
  keepsContent?: boolean | undefined;
  /**
   * Room at the sides of the content: the page's 16 px, or none for what brings its own or wants the whole width, such as
   * a NumberGrid, a BonusPanel or a PlayMethodList. Title, description, tools and footer keep theirs.
   * @default 'page'
   */
  inset?: 'page' | 'none' | undefined;
  /** Gives the sheet an accent; it stands outside the screen's own scope. */
  accent?: string | undefined;
  children?: ReactNode;
}

/**
 * A panel from the bottom for choosing something without leaving the screen. It is as tall as its content needs, and
 * as the window at the large scale. */
export function BottomSheet(props: BottomSheetProps) {
  const {
    open,
    onClose,
    title,
    leading,
    titleHidden = false,
    description,
    tools,
    footer,
    accent,
    children,
    ...native
  } = props;
  const { keepsContent = false, inset = 'page', className, style, ref, ...rest } = native;
  const words = useMessages('buttons', shell.buttons);
  const isWhole = useScale() === 'large';
  // There most contents scroll, by a keyboard too where nothing within takes the focus.
  const tabIndex = isWhole ? 0 : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const { handlers, offset, isDragging } = useDragAway({ panel, direction: 'down', onAway: onClose });

  const about = description ? (
    <Dialog.Description className={styles.description}>{description}</Dialog.Description>
  ) : null;

  return (
    <Overlay
      {...rest}
      ref={useBothRefs(panel, ref)}
      open={open}
      onClose={onClose}
      keepsContent={keepsContent}
      data-accent={accent}
      data-dragging={isDragging || undefined}
      style={{ ...style, ...inlineVariable(styles.pulled, `${offset}px`) }}
      className={cx(styles.sheet, isWhole && styles.whole, className)}
    >
      <div {...handlers} className={styles.grip}>
        <span className={styles.handle} aria-hidden="true" />
        <div className={styles.head}>
          {leading}
          <Dialog.Title className={styles.title}>
            {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </Dialog.Title>
          <IconButton label={words.close} icon={<XIcon />} onClick={onClose} />
        </div>
      </div>
      {tools ? (
        <div className={styles.tools}>
          {about}
          {tools}
        </div>
      ) : null}
      <div
        ref={keepToastsClear}
        data-inset={inset}
        className={footer ? styles.body : `${styles.body} ${styles.lastBody}`}
        tabIndex={tabIndex}
      >
        {tools ? null : about}
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </Overlay>
  );
}
