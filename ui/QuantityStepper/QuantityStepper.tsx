import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { MinusIcon, PlusIcon, Trash2Icon } from '../internal/icons';
import { FormValue, type FormControlProps } from '../internal/FormValue';
import { LabelShown } from '../internal/LabelShown';
import { useAnnouncer } from '../internal/useAnnouncer';
import { useBothRefs, useControllableState } from '../internal/useControllableState';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './QuantityStepper.css';
import { StepButton } from './StepButton';

export interface QuantityStepperProps
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'>, Omit<FormControlProps, 'required'> {
  /** What is being counted; for screen readers, unless `labelShown`. */
  label: string;
  /**
   * Whether `label` stands over it for everybody.
   * @default false
   */
  labelShown?: boolean | undefined;
  /** Without it the stepper keeps its own. */
  value?: number | undefined;
  /** What it begins with, where it keeps its own. @default min */
  defaultValue?: number | undefined;
  onChange?: ((change: { value: number }) => void) | undefined;
  /** @default 1 */
  min?: number | undefined;
  /** @default 999 */
  max?: number | undefined;
  /** How far one press goes; from between two steps it goes to the next of them. @default 1 */
  step?: number | undefined;
  /** Writes the value: an amount of money. Left out: plain digits. */
  format?: ((value: number) => string) | undefined;
  /** A quiet line under the value. */
  detail?: ReactNode;
  /**
   * Takes the whole width, for the one value that a page is about.
   * @default false
   */
  wide?: boolean | undefined;
  /**
   * Its ground is 36 px high within targets of 44, for lines that stand close.
   * @default false
   */
  dense?: boolean | undefined;
  /** What is counted is thrown away: a bin in place of the step down from `min`, called `label`. */
  removal?: { label: string; onRemove: () => void } | undefined;
  /**
   * Why it goes no lower.
   * @default 'Ít nhất là 1', with `min`
   */
  minReason?: string | undefined;
  /**
   * Why it goes no higher.
   * @default 'Nhiều nhất là 999', with `max`
   */
  maxReason?: string | undefined;
}

/** A small whole number with a step down and a step up; the arrow keys step too. Its ends say why they are the ends. */
export function QuantityStepper(props: QuantityStepperProps) {
  const words = useMessages('quantityStepper', fields.quantityStepper);
  const {
    label,
    labelShown = false,
    min = 1,
    max = 999,
    minReason = words.least(min),
    maxReason = words.most(max),
    ...look
  } = props;
  const { step = 1, format = String, detail, wide = false, dense = false, removal, ...native } = look;
  const { value: given, defaultValue = min, onChange, name, form, disabled = false, className, ref, ...rest } = native;
  const { say, status } = useAnnouncer();
  const [value, change, place] = useControllableState(given, defaultValue, (next) => onChange?.({ value: next }));

  const go = (direction: 1 | -1) => {
    const isDown = direction < 0;
    if (isDown ? value <= min : value >= max) return say(isDown ? minReason : maxReason);
    const steps = isDown ? Math.ceil(value / step) - 1 : Math.floor(value / step) + 1;
    return change(Math.min(max, Math.max(min, steps * step)));
  };
  const bin = value <= min ? removal : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <LabelShown label={label} isShown={labelShown} className={className}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys reach it from the buttons inside */}
      <div
        {...rest}
        ref={useBothRefs(place, ref)}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx(
          styles.stepper,
          wide && styles.wide,
          dense && styles.dense,
          labelShown ? styles.labelled : className,
        )}
      >
        <StepButton
          name={bin?.label ?? `${words.less}, ${label}`}
          reason={value <= min && !bin ? minReason : undefined}
          disabled={disabled}
          onPress={bin?.onRemove ?? (() => go(-1))}
        >
          {bin ? <Trash2Icon /> : <MinusIcon />}
        </StepButton>
        <span className={styles.middle}>
          <output className={cx(styles.value, wide && styles.wideValue)}>{format(value)}</output>
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </span>
        <StepButton
          name={`${words.more}, ${label}`}
          reason={value >= max ? maxReason : undefined}
          disabled={disabled}
          onPress={() => go(1)}
        >
          <PlusIcon />
        </StepButton>
        <FormValue {...{ name, form, disabled }} value={String(value)} />
        {status}
      </div>
    </LabelShown>
  );
}
