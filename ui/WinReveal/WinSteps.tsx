import type { ReactNode } from 'react';
import { Icon } from '../internal/Icon';
import * as styles from './WinReveal.css';

export interface WinStep {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
}

export interface WinStepsProps {
  /** Over them, for instance "Bốn việc cần làm, không cần vội". */
  title: string;
  /** A StatusBadge beside the title. */
  badge?: ReactNode;
  items: readonly WinStep[];
}

/** What comes next with a prize that is not in the wallet yet. */
export function WinSteps({ title, badge, items, isLarge }: WinStepsProps & { isLarge: boolean }) {
  return (
    <>
      <div className={styles.stepsHead}>
        <h3 className={isLarge ? styles.sheetTitle : styles.stepTitle}>{title}</h3>
        {badge}
      </div>
      <ol className={styles.steps}>
        {items.map(({ icon, title: name, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no name but their place
          <li key={index} className={styles.step}>
            <span className={styles.stepIcon} aria-hidden="true">
              <Icon>{icon}</Icon>
            </span>
            <span className={styles.stepWords}>
              <span className={styles.stepTitle}>{name}</span>
              <br />
              <span className={styles.soft}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
