import { useDeferredValue } from 'react';
import { CheckIcon, ClockIcon } from '../internal/icons';
import { Sunburst } from '../Sunburst/Sunburst';
import { leaves } from './leaves';
import * as styles from './SuccessPopup.css';

const none: typeof leaves | readonly [] = [];

/**
 * A green tick on gold leaf. The leaves begin to fall a frame later, so that the news itself waits for none of them.
 */
export function Crown({ withSunburst }: { withSunburst: boolean }) {
  const falling = useDeferredValue<typeof leaves | readonly []>(withSunburst ? leaves : none, none);
  return (
    <div className={styles.crown} aria-hidden="true">
      {withSunburst ? <Sunburst className={styles.sunburst} /> : null}
      {falling.map(({ left, top, turn, size, tone }) => (
        <span
          key={`${left} ${top}`}
          className={`${styles.leaf} ${styles.leafTone[tone]}`}
          style={{
            left: `${left}%`,
            top: `${top}%`,
            width: size,
            rotate: `${turn}deg`,
            animationDelay: `${top * 2}ms`,
          }}
        />
      ))}
      <span className={styles.tick}>
        <span className={styles.tickIcon}>
          <CheckIcon width="100%" height="100%" strokeWidth={2.6} />
        </span>
      </span>
    </div>
  );
}

/** A clock on plain ground: nothing has arrived yet, so nothing falls. */
export function PendingCrown() {
  return (
    <div className={styles.pendingCrown} aria-hidden="true">
      <span className={styles.pendingSign}>
        <span className={styles.tickIcon}>
          <ClockIcon width="100%" height="100%" strokeWidth={2} />
        </span>
      </span>
    </div>
  );
}
