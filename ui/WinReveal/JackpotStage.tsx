import { cx } from 'class-variance-authority';
import { EyeIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Money } from '../Money/Money';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { SUN } from './timeline';
import type { Win } from './win';
import { WinSteps } from './WinSteps';
import { startAt, WonNumbers } from './WonNumbers';
import * as styles from './WinReveal.css';

/** A jackpot: nothing counts and nothing falls. The sun brightens, then what to do stands there, in four calm steps. */
export function JackpotStage({ isResting, ...win }: Win & { isResting: boolean }) {
  const { accent, tier, game, prize, note, numbers, bonus = [], matched, matchedBonus = [], bet } = win;
  const { steps, actions, isPrizeHidden = false, greeting, onPrizeHiddenChange } = win;
  const words = useMessages('winReveal', lottery.winReveal);
  return (
    <>
      <div className={cx(styles.heading, styles.jackpotHeading)} data-accent={accent}>
        {greeting ? <p className={styles.jackpotTitle}>{greeting}</p> : null}
        <p className={greeting ? styles.small : styles.draw}>{greeting ? game : `${tier} ${game}`}</p>
        {isPrizeHidden ? (
          <>
            <VisuallyHidden>{words.hidden}</VisuallyHidden>
            <button
              type="button"
              className={styles.coveredSum}
              inert={!isResting}
              aria-disabled={!onPrizeHiddenChange}
              onClick={() => onPrizeHiddenChange?.({ hidden: false })}
            >
              <Icon>
                <EyeIcon />
              </Icon>
              {words.show}
            </button>
          </>
        ) : (
          <>
            <p className={styles.figure}>{typeof prize === 'number' ? <Money amount={prize} /> : prize}</p>
            {note ? <p className={styles.small}>{note}</p> : null}
          </>
        )}
        {bet ? <p className={styles.draw}>{bet}</p> : null}
        {numbers.length > 0 ? (
          <div className={styles.jackpotBalls}>
            <WonNumbers
              {...{ numbers, bonus, matched, matchedBonus }}
              times={null}
              isCentered
              fadeAt={0}
              label={words.numbers}
            />
          </div>
        ) : null}
      </div>
      <div className={styles.sheet} style={startAt(SUN)} inert={!isResting}>
        {steps ? <WinSteps {...steps} isLarge /> : null}
        <div className={cx(styles.actions)}>{actions}</div>
      </div>
    </>
  );
}
