import { useContext, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { CheckIcon } from '../internal/icons';
import { hidden } from '../internal/hidden.css';
import * as styles from './OutcomeCard.css';
import { OutcomeContext } from './OutcomeContext';

export interface OutcomeCardProps extends Omit<ComponentProps<'label'>, 'children' | 'onSelect'> {
  /** What is bet on: 'Chẵn'. */
  name: string;
  /** When it wins: 'Từ 13 số chẵn'. */
  rule: ReactNode;
  /** What it pays, in the colour of reward money. */
  prize?: ReactNode;
  /** Whether the player bets on it. */
  selected: boolean;
  /** Why it cannot be chosen now. The card fades, stays reachable, and shows this. */
  reason?: string | undefined;
  /** It was pressed: a radio's card to be chosen, a checkbox's also to be put back. */
  onSelect: () => void;
}

/** One outcome of a draw to bet on, inside an OutcomeGroup. Chosen it has a tint, an outline and a tick. */
export function OutcomeCard({ name, rule, prize, selected, reason, onSelect, className, ...rest }: OutcomeCardProps) {
  const group = useContext(OutcomeContext);
  return (
    <label {...rest} className={cx(styles.card, className)}>
      <input
        {...(group === null ? { type: 'checkbox' } : { type: 'radio', name: group })}
        checked={selected}
        aria-disabled={reason === undefined ? undefined : true}
        onChange={() => {
          if (reason === undefined) onSelect();
        }}
        className={hidden}
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.rule}>{rule}</span>
      {prize === undefined ? null : <span className={styles.prize}>{prize}</span>}
      {reason === undefined ? null : <span className={styles.reason}>{reason}</span>}
      <span aria-hidden="true" className={styles.tick}>
        <CheckIcon size={13} strokeWidth={3} />
      </span>
    </label>
  );
}
