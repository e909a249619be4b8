import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { AmountField } from '../AmountField/AmountField';
import { amountOptions, type AmountOptions } from '../AmountField/amountOptions';
import { ChipGroup } from '../Chip/ChipGroup';
import { FieldMessage } from '../Field/FieldMessage';
import { FormValue, type FormControlProps } from '../internal/FormValue';
import { useBothRefs, useControllableState, useFormReset } from '../internal/useControllableState';
import { useCurrency } from '../messages/currency';
import * as fields from '../messages/fields';
import { useFormats } from '../messages/formats';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './AmountPicker.css';
import { amountProblem, limitsLabel, type AmountLimits } from './amountProblem';

const OTHER = 'other';

export interface AmountPickerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'>, AmountLimits, FormControlProps {
  /** What the money is for: 'Số tiền dự thưởng'; for screen readers, unless `labelShown`. */
  label: string;
  /**
   * Whether `label` stands over it for everybody.
   * @default false
   */
  labelShown?: boolean | undefined;
  /** Amounts to take by one press, in whole đồng or units of the provider's `currency`; one that has a label shows it. */
  options?: AmountOptions | undefined;
  /** @deprecated Take `options`. */
  amounts?: readonly number[] | undefined;
  /** As `options`; null while nothing is chosen or the field is empty. Without it the control keeps its own. */
  value?: number | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: number | null | undefined;
  /** Another amount, and why it cannot be taken (null when it can). */
  onChange?: ((change: { value: number | null; problem: string | null }) => void) | undefined;
  /**
   * Name of the chip that opens the field for any amount.
   * @default 'Số khác'
   */
  otherLabel?: string | undefined;
  /** What is wrong, under it. A broken limit is told in its place. */
  error?: ReactNode;
}

/** An amount of money from a few chips, or any other within limits, which are told before and when they are broken. */
export function AmountPicker(props: AmountPickerProps) {
  const words = useMessages('amountPicker', fields.amountPicker);
  const { money } = useFormats();
  const wording = { words, money, unit: 10 ** -useCurrency().decimals };
  const {
    label,
    labelShown = false,
    options,
    amounts,
    value,
    defaultValue = null,
    onChange,
    otherLabel = words.other,
    min,
    max,
    step,
    error,
    ...native
  } = props;
  const { name, form, required, disabled, className, ref, ...rest } = native;
  const [asked, setAsked] = useState<'by press' | 'by arrow' | null>(null);
  const isArrow = useRef(false);
  const messageId = useId();
  const limits = { min, max, step };
  const [amount, change, place] = useControllableState(value, defaultValue, (next) =>
    onChange?.({ value: next, problem: amountProblem(next, limits, wording) }),
  );
  const leave = useFormReset(() => {
    if (value === undefined) setAsked(null);
  });
  const problem = amountProblem(amount, limits, wording);
  const offered = amountOptions(options ?? amounts);
  const isOffered = amount === null || offered.some((option) => option.value === amount);
  const isOther = asked !== null || problem !== null || !isOffered;
  const isWrong = Boolean(error) && !isOther;

  return (
    <div
      {...rest}
      ref={useBothRefs(useBothRefs<HTMLDivElement>(place, leave), ref)}
      className={cx(styles.amountPicker, className)}
    >
      <ChipGroup
        label={label}
        labelShown={labelShown}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? messageId : undefined}
        options={[
          ...offered.map((option) => ({ value: String(option.value), label: option.label ?? money(option.value) })),
          { value: OTHER, label: otherLabel },
        ]}
        disabled={disabled}
        value={isOther ? OTHER : String(amount)}
        onKeyDown={({ key }) => {
          isArrow.current = key.startsWith('Arrow');
        }}
        onKeyUp={() => {
          isArrow.current = false;
        }}
        onChange={({ value: chosen }) => {
          setAsked(chosen !== OTHER ? null : isArrow.current ? 'by arrow' : 'by press');
          if (chosen !== OTHER) change(Number(chosen));
        }}
      />
      {isOther ? (
        <AmountField
          label={labelShown ? otherLabel : `${label}: ${otherLabel.toLowerCase()}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the field asked for it; an arrow goes on
          autoFocus={asked === 'by press'}
          onFocus={(event) => event.currentTarget.select()}
          disabled={disabled}
          value={amount}
          onChange={(typed) => change(typed.value)}
          hint={limitsLabel(limits, wording)}
          error={problem ?? error}
        />
      ) : null}
      <FormValue {...{ name, form, required, disabled }} value={amount === null ? null : String(amount)} />
      <FieldMessage id={messageId} error={isWrong ? error : undefined} />
    </div>
  );
}
