import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, SparklesIcon, TriangleAlertIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import type { VariantsOf } from '../internal/variants';
import * as styles from './Notice.css';
import { notice } from './Notice.variants';

const icons = {
  success: <CircleCheckIcon />,
  info: <InfoIcon />,
  warning: <TriangleAlertIcon />,
  danger: <CircleAlertIcon />,
  gold: <SparklesIcon />,
  plain: null,
};

type Variants = VariantsOf<typeof notice>;

export interface NoticeProps extends ComponentProps<'div'> {
  /**
   * What kind of sentence: `success`, `info`, `warning`, `danger`, `gold` for good news about money, `plain`. Each has an
   * icon of its own but `plain`.
   * @default 'info'
   */
  tone?: Variants['tone'];
  /** In place of the tone's own icon; null for none. `plain` has none of its own. */
  icon?: ReactNode;
  /** Stands at the right, for instance a way to try again. */
  action?: ReactNode;
  /** A line above the sentence, where it tells what happened to many things at once. */
  heading?: ReactNode;
  /** Several ways out, side by side below the sentence. */
  actions?: ReactNode;
}

/**
 * A sentence that stays on the page for as long as it is true. What was just done is told by a toast, what must be
 * read by a WarningPopup. Give it `role="status"` when it appears by itself.
 */
export function Notice({ tone = 'info', icon, action, heading, actions, className, children, ...rest }: NoticeProps) {
  const sign = icon === undefined ? icons[tone] : icon;
  return (
    <div {...rest} className={notice({ tone, className: cx(action ? styles.withAction : null, className) })}>
      {sign ? <Icon>{sign}</Icon> : null}
      <span className={styles.words}>
        {heading ? <strong className={styles.heading}>{heading}</strong> : null}
        {children}
      </span>
      {action}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
