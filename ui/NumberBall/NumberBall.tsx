import type { ComponentProps } from 'react';
import { CheckIcon } from '../internal/icons';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import type { VariantsOf } from '../internal/variants';
import { cx } from 'class-variance-authority';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { shrinkingTick, tick } from './NumberBall.css';
import { numberBall } from './NumberBall.variants';

const SMALLEST_WITH_TICK = 34;

type Variants = VariantsOf<typeof numberBall>;
type Look = { [Name in keyof Variants]-?: NonNullable<Variants[Name]> };
const looks = new Map<string, string>();

/** The classes of one look, put together once: a list of results asks for them by the thousand. */
function lookOf({ state, size, kind }: Look): string {
  const name = `${state} ${size} ${kind}`;
  const look = looks.get(name) ?? numberBall({ state, size, kind });
  looks.set(name, look);
  return look;
}

export interface NumberBallProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * `rest` can be picked, `selected` is filled, `unavailable` cannot be picked, `empty` waits for its number, `matched`
   * and `unmatched` were or were not drawn, `drawn` was on a ticket that won nothing.
   * @default 'selected'
   */
  state?: Variants['state'];
  /**
   * Across, in px at the default text size: `26`, `28`, `32`, `34`, `38`, `42` or `46`. On narrow phones 26 becomes 24, so that seven fit beside a stepper, 34
   * becomes 30 and 26, so that seven fit beside a letter, and 38 becomes 34 and 32, so that seven fit in a card.
   * @default 32
   */
  size?: Variants['size'];
  /**
   * `main` is one of the game's numbers, `bonus` its extra one, ringed in gold.
   * @default 'main'
   */
  kind?: Variants['kind'];
  /** The number, shown with two figures. An empty place has none. */
  value?: number | undefined;
}

/**
 * A lottery ball in the accent. It shows; NumberGrid is the one to pick from. `matched` is gold,
 * ringed and (from 34 px) ticked, and says "trúng" to screen readers; `drawn` is outlined and says "đã về"; `bonus` is the
 * game's extra number.
 */
export function NumberBall({
  value,
  state = 'selected',
  size = 32,
  kind = 'main',
  className,
  ...rest
}: NumberBallProps) {
  return <span {...rest} {...ballOf(value, { state, size, kind }, className)} />;
}

interface NumberBallItemsProps {
  values: readonly number[];
  /** Those of `values` that were drawn, in the state `hit`; all others are in the state `other`. */
  matched: readonly (number | string)[];
  hit: 'matched' | 'drawn';
  other: Look['state'];
  size: Look['size'];
}

/**
 * Balls that are the items of a list: results show them by the thousand, and an element or a component each counts. They
 * are told values alone, since a server component hands no function over.
 */
export function NumberBallItems({ values, matched, hit, other, size }: NumberBallItemsProps) {
  return values.map((value, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a drawn number can come twice, its place cannot
    <li key={index} {...ballOf(value, { state: matched.includes(value) ? hit : other, size, kind: 'main' })} />
  ));
}

function ballOf(value: number | undefined, look: Look, className?: string) {
  const hasNumber = value !== undefined && look.state !== 'empty';
  const figure = hasNumber ? String(value).padStart(2, '0') : undefined;
  return {
    'aria-hidden': hasNumber ? undefined : true,
    className: cx(lookOf(look), className),
    // A text alone is its element's own and no part that React keeps beside it.
    children:
      look.state === 'matched' || look.state === 'drawn' ? (
        <Hit figure={figure} state={look.state} size={look.size} />
      ) : (
        figure
      ),
  };
}

/** Asks for the word where it is said alone: lists hold balls by the thousand. */
function Hit({ figure, state, size }: Pick<Look, 'size'> & { state: 'matched' | 'drawn'; figure: string | undefined }) {
  const words = useMessages('draw', lottery.draw);
  return (
    <>
      {figure}
      <VisuallyHidden>, {words[state]}</VisuallyHidden>
      {state === 'matched' && size >= SMALLEST_WITH_TICK ? (
        <span className={cx(tick, size === SMALLEST_WITH_TICK && shrinkingTick)} aria-hidden="true">
          <CheckIcon strokeWidth={4} size={9} />
        </span>
      ) : null}
    </>
  );
}
