import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './ListRow.css';

export interface ListGroupProps extends ComponentProps<'ul'> {}

/** A card of ListRows. */
export function ListGroup({ className, ...rest }: ListGroupProps) {
  return <ul {...rest} className={cx(styles.group, className)} />;
}
