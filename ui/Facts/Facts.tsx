import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Facts.css';

export interface FactsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In this order; what is null, false or empty is left out with its dot. */
  facts: readonly ReactNode[];
}

/**
 * Short facts in a row with dots between them: "Kỳ 21/11 · Bao 8 · 3 vé". Where they take several lines the dot between
 * two of them goes, so that no line begins or ends with one. Inside a text; it takes that text's look.
 */
export function Facts({ facts, className, ...rest }: FactsProps) {
  const told = facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '');
  return (
    <span {...rest} className={cx(styles.facts, className)}>
      {told.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts have no name but their place
        <span key={index} className={styles.fact}>
          <span className={styles.dot}>{index === 0 ? '' : ' · '}</span>
          <span>{fact}</span>
        </span>
      ))}
    </span>
  );
}
