import { Children, useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../internal/Icon';
import { ChevronDownIcon } from '../internal/icons';
import { useControllableState } from '../internal/useControllableState';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './FoldCard.css';

export interface FoldCardProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What is folded away: "9 vé không trúng". */
  label: ReactNode;
  /** Up to three signs of what is inside, for instance GameMarks of `size={32}`; they overlap, the first stands alone on a narrow phone, and they are drawing only. */
  marks?: ReactNode;
  /** Whether it is open. Without it the card keeps its own state. */
  open?: boolean | undefined;
  /** What it begins with, where it keeps its own. @default false */
  defaultOpen?: boolean | undefined;
  onChange?: ((change: { open: boolean }) => void) | undefined;
  /** What appears below the row while it is open; it is rendered only then, so what was typed in it goes with folding. */
  children: ReactNode;
}

/** Things of little weight in one row of a list, which opens below itself. What leads to a page is a ListRow. */
export function FoldCard(props: FoldCardProps) {
  const { label, marks, open, defaultOpen = false, onChange, className, children, ...rest } = props;
  const words = useMessages('foldCard', lottery.foldCard);
  const [isOpen, change] = useControllableState(open, defaultOpen, (next) => onChange?.({ open: next }));
  const id = useId();
  return (
    <div {...rest} className={cx(styles.foldCard, className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => change(!isOpen)}
        className={styles.row}
      >
        {marks ? (
          <span aria-hidden="true" className={styles.marks}>
            {Children.map(marks, (mark) => (
              <span className={styles.mark}>{mark}</span>
            ))}
          </span>
        ) : null}
        <span className={styles.label}>{label}</span>
        <span className={styles.way}>
          <span className={styles.word}>{isOpen ? words.hide : words.show}</span>
          <span className={styles.turned}>
            <Icon>
              <ChevronDownIcon />
            </Icon>
          </span>
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}
