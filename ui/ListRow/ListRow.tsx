import type { ReactNode, ComponentProps } from 'react';
import { ChevronRightIcon } from '../internal/icons';
import { cx } from 'class-variance-authority';
import { Anchor } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import * as styles from './ListRow.css';

export interface ListRowProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** Drawn at 22 px in a tile. */
  icon?: ReactNode;
  /** Stands in place of the icon and its tile: a GameMark of 42 px. */
  mark?: ReactNode;
  title: string;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** A sum at the end of the title's line; the detail below has the width of both. */
  figure?: ReactNode;
  /** Stands at the right: a StatusBadge, or a switch that is the row's own control. */
  trailing?: ReactNode;
  /** Where the row leads. */
  href?: string | undefined;
  /**
   * Leaves out the arrow of a row that leads somewhere, where `trailing` needs the room.
   * @default false
   */
  withoutArrow?: boolean | undefined;
  /** What pressing the row does, when it leads nowhere. */
  onPress?: (() => void) | undefined;
  /**
   * `danger` for what cannot be taken back.
   * @default 'plain'
   */
  tone?: 'plain' | 'danger' | undefined;
}

/** One line of a ListGroup: it leads somewhere, does one thing, or carries a control. */
export function ListRow(props: ListRowProps) {
  const { icon, mark, title, figure, detail, trailing, href, withoutArrow = false, onPress, ...native } = props;
  const { tone = 'plain', className, ...rest } = native;
  const titleStyle = cx(styles.title, tone === 'danger' && styles.danger);
  const heading = href ? (
    <Anchor href={href} className={cx(titleStyle, styles.cover)}>
      {title}
    </Anchor>
  ) : onPress ? (
    <button type="button" onClick={() => onPress()} className={cx(titleStyle, styles.cover)}>
      {title}
    </button>
  ) : (
    <p className={titleStyle}>{title}</p>
  );
  return (
    <li {...rest} className={cx(styles.row, className)}>
      <span className={cx(styles.sign, mark ? null : styles.tile, tone === 'danger' && styles.danger)}>
        {mark ?? <Icon size="large">{icon}</Icon>}
      </span>
      <div className={styles.words}>
        {figure ? (
          <div className={styles.heading}>
            {heading}
            {figure}
          </div>
        ) : (
          heading
        )}
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {trailing}
      {href && !withoutArrow ? (
        <span className={styles.chevron}>
          <Icon>
            <ChevronRightIcon />
          </Icon>
        </span>
      ) : null}
    </li>
  );
}
