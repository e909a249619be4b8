import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Prose.css';

export interface ProseProps extends ComponentProps<'div'> {}

/**
 * Long text of plain elements: headings from level two, paragraphs, lists, tables, links. It gives them their look and
 * trusts whoever puts them in; clean what comes from elsewhere first.
 */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={cx(styles.prose, className)} />;
}
