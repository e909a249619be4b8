import { useState } from 'react';
import { CircleCheckIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { cx } from 'class-variance-authority';
import { Money } from '../Money/Money';
import { ReceiptFacts } from '../Receipt/ReceiptFacts';
import { ReceiptStrip } from '../Receipt/ReceiptStrip';
import { Sunburst } from '../Sunburst/Sunburst';
import { inlineVariable } from '../internal/inlineVariable';
import { useMessages } from '../messages/MessagesContext';
import { useFormats } from '../messages/formats';
import * as lottery from '../messages/lottery';
import { useGlide } from './useGlide';
import type { Win } from './win';
import type { Timeline } from './timeline';
import { WinSteps } from './WinSteps';
import { DrawnBalls, startAt, WonNumbers } from './WonNumbers';
import * as styles from './WinReveal.css';

/** Where the leaves come to lie: per cent from the left and the top, turn in degrees, width in px. */
const leaves = [
  { left: 14, top: 28, turn: -20, width: 17 },
  { left: 88, top: 52, turn: 40, width: 19 },
  { left: 9, top: 55, turn: 70, width: 18 },
  { left: 78, top: 78, turn: 20, width: 16 },
  { left: 24, top: 80, turn: -30, width: 15 },
  { left: 55, top: 84, turn: 60, width: 14 },
  { left: 66, top: 24, turn: -45, width: 15 },
];

interface WinStageProps extends Win {
  timeline: Timeline;
  isResting: boolean;
}

/** A win from one million đồng on: the draw against the ticket, the torn stub, and what can be done now. */
export function WinStage({ timeline, isResting, ...win }: WinStageProps) {
  const { accent, mark, game, draw, day, when, tier, greeting, prize, note, steps, actions, withSunburst } = win;
  const { drawn, drawnBonus = [], numbers, bonus = [], matched, matchedBonus = [], bet, result, facts = [] } = win;
  const words = useMessages('winReveal', lottery.winReveal);
  const own = numbers.filter((value) => matched.includes(value));
  const rings = own.flatMap((value, index) =>
    typeof value === 'number' ? [{ value, at: timeline.matches[index] ?? timeline.tear }] : [],
  );
  const { money } = useFormats();
  const sum = typeof prize === 'number' ? <Money amount={prize} /> : prize;
  const characters = (typeof prize === 'number' ? money(prize) : prize).length;
  const isAwaiting = steps !== undefined;
  const ticket = useGlide<HTMLDivElement>(isResting);
  const [wasResting] = useState(isResting);
  return (
    <>
      {isResting ? (
        <div className={cx(styles.heading, styles.arriving)}>
          {isAwaiting ? (
            <>
              <p className={styles.greeting}>{words.won}</p>
              <p className={styles.figure}>{sum}</p>
              <p className={styles.greeting}>{tier}</p>
            </>
          ) : (
            <>
              <p className={styles.luck}>{words.luck}</p>
              <p className={styles.greeting}>{greeting}</p>
            </>
          )}
        </div>
      ) : (
        <div className={styles.heading} data-accent={accent}>
          <p className={styles.draw}>
            {game} · {draw}
          </p>
          <p className={styles.small}>{when}</p>
          {drawn.length > 0 ? (
            <DrawnBalls numbers={drawn} bonus={drawnBonus} rings={rings} times={timeline.balls} />
          ) : null}
          <p className={styles.tierLine} style={startAt(timeline.tear)}>
            {tier}
          </p>
        </div>
      )}
      <div ref={ticket} className={cx(styles.ticket, wasResting && styles.arriving)} data-accent={accent}>
        <div className={cx(styles.paper, !(isResting && isAwaiting) && styles.torn)}>
          <div className={styles.head}>
            {mark}
            <div className={styles.names}>
              <p className={styles.name}>{game}</p>
              <p className={styles.soft}>{isResting ? [draw, day].filter(Boolean).join(' · ') : words.yours}</p>
            </div>
          </div>
          {numbers.length > 0 ? (
            <WonNumbers
              {...{ numbers, bonus, matched, matchedBonus }}
              times={isResting ? null : timeline.matches}
              fadeAt={timeline.tear}
              label={words.numbers}
            />
          ) : null}
          {bet ? <p className={styles.stepTitle}>{bet}</p> : null}
          {isResting && result ? (
            <ReceiptStrip label={words.result} className={styles.strip}>
              {result}
            </ReceiptStrip>
          ) : null}
        </div>
        {isResting && steps ? (
          <div className={styles.lower}>
            <WinSteps {...steps} isLarge={false} />
          </div>
        ) : (
          <div className={styles.stubs}>
            {isResting ? null : (
              <div className={cx(styles.wholeStub, styles.leavingStub)} style={startAt(timeline.tear)}>
                <ReceiptFacts facts={facts} />
              </div>
            )}
            <div className={cx(styles.goldStub, !isResting && styles.tearing)} style={startAt(timeline.tear)}>
              {withSunburst ? <Sunburst className={styles.stubSun} /> : null}
              <p className={styles.stubLine}>{words.prize}</p>
              <p
                className={cx(styles.prize, !isResting && styles.appearing)}
                style={{ ...inlineVariable(styles.characters, String(characters)), ...startAt(timeline.sum) }}
              >
                {sum}
              </p>
              <p className={styles.stubLine}>{tier}</p>
            </div>
          </div>
        )}
      </div>
      {isResting || !withSunburst ? null : (
        <div className={styles.ground}>
          {leaves.map(({ left, top, turn, width }, index) => (
            <span
              key={left}
              className={styles.leaf}
              style={{
                left: `${left}%`,
                top: `${top}%`,
                rotate: `${turn}deg`,
                width,
                ...startAt(timeline.tear + index * 60),
              }}
            />
          ))}
        </div>
      )}
      {isResting && note && !isAwaiting ? (
        <p className={cx(styles.note, styles.arriving)}>
          <span className={styles.noteIcon}>
            <Icon>
              <CircleCheckIcon />
            </Icon>
          </span>
          {note}
        </p>
      ) : null}
      {isResting ? <div className={cx(styles.actions, styles.arriving)}>{actions}</div> : null}
    </>
  );
}
