import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { field, label as fieldLabel } from '../Field/Field.css';

interface LabelShownProps {
  label: string;
  /** Without it the group stands alone. */
  isShown: boolean;
  /** What the host gave the group, which then goes to its outermost element. */
  className: string | undefined;
  /** A group that has the label as its name. */
  children: ReactNode;
}

/** A group with its label over it for everybody, as other fields have theirs. */
export function LabelShown({ label, isShown, className, children }: LabelShownProps) {
  if (!isShown) return children;
  return (
    <div className={cx(field, className)}>
      <span className={fieldLabel} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
