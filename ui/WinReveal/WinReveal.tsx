import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { EyeOffIcon, XIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { IconButton } from '../IconButton/IconButton';
import { inlineVariable } from '../internal/inlineVariable';
import { keepToastsClear } from '../internal/keepToastsClear';
import { Overlay } from '../internal/Overlay';
import { useBothRefs } from '../internal/useControllableState';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as shell from '../messages/shell';
import { Sunburst } from '../Sunburst/Sunburst';
import { JackpotStage } from './JackpotStage';
import { JACKPOT_REST, timelineOf } from './timeline';
import { useReveal } from './useReveal';
import type { Win } from './win';
import { WinStage } from './WinStage';
import * as styles from './WinReveal.css';

export interface WinRevealProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'title'>, Win {
  /** Leave it mounted and switch this, so that it can leave in its own time. */
  open: boolean;
  /** Asked for by the cross, Escape or the back key once it rests; before that they skip to the end. */
  onClose: () => void;
  /**
   * `large` is a win of the full screen; at a `jackpot` nothing counts and nothing falls. Smaller wins stay in their card.
   * @default 'large'
   */
  grade?: 'large' | 'jackpot' | undefined;
  /** All that a screen reader hears of it: "Chúc mừng, vé MEGA 6/45 của bạn trúng Giải Nhất, 10.000.000 ₫." */
  sentence: string;
}

/**
 * The first look at a win. It can be skipped by a tap, Escape, Enter or Space, and whoever wants less motion sees its end
 * at once. Show it once a win, and never for a ticket that has won nothing.
 */
export function WinReveal(props: WinRevealProps) {
  const { open, onClose, grade = 'large', sentence, at, ...others } = props;
  const {
    accent,
    mark,
    game,
    draw,
    day,
    when,
    drawn,
    drawnBonus,
    numbers,
    bonus,
    matched,
    matchedBonus,
    bet,
    ...more
  } = others;
  const {
    prize,
    tier,
    greeting,
    result,
    facts,
    note,
    steps,
    actions,
    isPrizeHidden,
    onPrizeHiddenChange,
    withSunburst = true,
    ...rest
  } = more;
  const win = {
    grade,
    at,
    accent,
    mark,
    game,
    draw,
    day,
    when,
    drawn,
    drawnBonus,
    numbers,
    bonus,
    matched,
    matchedBonus,
    bet,
    prize,
    tier,
    greeting,
    result,
    facts,
    note,
    steps,
    actions,
    isPrizeHidden,
    onPrizeHiddenChange,
    withSunburst,
  } as Win;
  const words = useMessages('winReveal', lottery.winReveal);
  const { close } = useMessages('buttons', shell.buttons);
  const panel = useRef<HTMLDivElement>(null);
  const isJackpot = grade === 'jackpot';
  const own = numbers.filter((value) => matched.includes(value)).length + (matchedBonus?.length ?? 0);
  const timeline = timelineOf(drawn.length + (drawnBonus?.length ?? 0), own);
  const { isResting, skip } = useReveal({ open, at, duration: isJackpot ? JACKPOT_REST : timeline.rest });

  // The button that had the focus is gone, and no other one may take a press that was meant to skip.
  useEffect(() => {
    if (open && isResting) panel.current?.focus({ preventScroll: true });
  }, [open, isResting]);

  const skipByKey = (event: KeyboardEvent) => {
    if (isResting || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    skip();
  };
  return (
    <Overlay
      {...rest}
      ref={useBothRefs(panel, rest.ref)}
      open={open}
      onClose={isResting ? onClose : skip}
      onClick={isResting ? undefined : skip}
      onKeyDown={skipByKey}
      data-grade={grade}
      data-held={at === undefined ? undefined : ''}
      style={{ ...rest.style, ...(at === undefined ? {} : inlineVariable(styles.at, `${at}ms`)) }}
      className={cx(styles.stage, rest.className)}
    >
      <Dialog.Title asChild>
        <h2>
          <VisuallyHidden>{sentence}</VisuallyHidden>
        </h2>
      </Dialog.Title>
      <div className={styles.ground}>
        {withSunburst ? <Sunburst className={cx(styles.sun, isJackpot && styles.slowSun)} /> : null}
      </div>
      <div className={styles.bar}>
        {isResting ? (
          <>
            <IconButton tone="onColor" label={close} icon={<XIcon />} onClick={onClose} />
            {onPrizeHiddenChange && !isPrizeHidden ? (
              <button type="button" className={styles.barButton} onClick={() => onPrizeHiddenChange({ hidden: true })}>
                <Icon>
                  <EyeOffIcon />
                </Icon>
                {words.hide}
              </button>
            ) : null}
          </>
        ) : (
          <button type="button" className={styles.barButton} onClick={skip}>
            {words.skip}
          </button>
        )}
      </div>
      <div
        ref={keepToastsClear}
        className={styles.column}
        data-grade={grade}
        data-resting={isResting ? '' : undefined}
        aria-hidden={!isResting}
      >
        {isJackpot ? (
          <JackpotStage {...win} isResting={isResting} />
        ) : (
          <WinStage {...win} timeline={timeline} isResting={isResting} />
        )}
      </div>
    </Overlay>
  );
}
