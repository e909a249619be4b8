import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { CheckIcon, HourglassIcon, XIcon } from '../internal/icons';
import { inlineVariable } from '../internal/inlineVariable';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './ProofSteps.css';

export interface ProofStep {
  /** Unlike that of any other step. */
  id: string;
  /** What was looked at, in its outcome's words: "Vé có trong sổ bán". */
  title: ReactNode;
  /** What was found, or why it failed, in one sentence. */
  detail?: ReactNode;
  /** `pending` cannot be told yet; `checking` is being looked at now. */
  state: keyof typeof styles.stateOf;
}

export interface ProofStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order in which they were checked. */
  steps: readonly ProofStep[];
  /**
   * Has the signs of steps appear one after the other, once.
   * @default false
   */
  animated?: boolean | undefined;
}

const signs = { passed: CheckIcon, failed: XIcon, pending: HourglassIcon, checking: HourglassIcon };

/** What was checked one after the other, each with a tick, a cross or a wait. Give it an `aria-label`. */
export function ProofSteps({ steps, animated = false, className, ...rest }: ProofStepsProps) {
  const words = useMessages('proofSteps', lottery.proofSteps);
  return (
    <ol {...rest} data-animated={animated || undefined} className={cx(styles.steps, className)}>
      {steps.map(({ id, title, detail, state }, index) => {
        const Sign = signs[state];
        return (
          <li key={id} data-state={state} className={styles.step}>
            <span
              aria-hidden="true"
              className={cx(styles.sign, styles.stateOf[state])}
              style={inlineVariable(styles.before, String(index))}
            >
              <Sign size={15} strokeWidth={state === 'passed' || state === 'failed' ? 3.2 : 2} />
            </span>
            <div>
              <p className={cx(styles.title, state === 'failed' && styles.failedTitle)}>
                {title}
                <VisuallyHidden>: {words[state]}</VisuallyHidden>
              </p>
              {detail ? <p className={styles.detail}>{detail}</p> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
