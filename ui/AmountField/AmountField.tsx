import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { FieldMessage } from '../Field/FieldMessage';
import { FormValue } from '../internal/FormValue';
import { useControllableState } from '../internal/useControllableState';
import { useCurrency } from '../messages/currency';
import * as fields from '../messages/fields';
import { useFormats } from '../messages/formats';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './AmountField.css';
import { amountOptions, type AmountOptions, type FormerChoices } from './amountOptions';
import { useAmountInput } from './useAmountInput';

/** Characters of nine digits with their two dots. */
const LONG = 11;

export interface AmountFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> {
  label: string;
  /**
   * Whole đồng, or units of the provider's `currency` with the decimals that it has; null while the field is empty.
   * Without it the field keeps its own.
   */
  value?: number | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: number | null | undefined;
  onChange?: ((change: { value: number | null }) => void) | undefined;
  /** Amounts to take by one press; one that has a label shows it: "Tất cả". */
  options?: AmountOptions | undefined;
  /** @deprecated Take `options`, each a number or `{ value, label }`. */
  choices?: FormerChoices | undefined;
  /** Under the field, for instance the amount in words. */
  hint?: ReactNode;
  /** What is wrong; takes the hint's place. */
  error?: ReactNode;
}

/**
 * An amount of money as the page's largest thing, typed or chosen. The signs of thousands are written by the field and passed
 * over when they are typed; "." and "," begin decimals, as long as no three digits follow the one that parts thousands. A form sends it under its `name` in plain digits,
 * "50000" or "4.5", and puts it back on its reset; without a name it does neither.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, value, defaultValue = null, onChange, options, choices, hint, error, ...native } = props;
  const { id: givenId, name, form, disabled, className, ...rest } = native;
  const words = useMessages('amountField', fields.amountField);
  const format = useFormats();
  const [amount, change, place] = useControllableState(value, defaultValue, (next) => onChange?.({ value: next }));
  const currency = useCurrency();
  const input = useAmountInput(amount, change, currency, format.number);
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageId = `${id}-message`;
  const offered = amountOptions(options ?? choices);
  const sign = (
    <span className={styles.unit} aria-hidden="true">
      {currency.sign}
    </span>
  );
  return (
    <div ref={name === undefined ? undefined : place} className={cx(styles.amountField, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        {currency.isSignFirst ? sign : null}
        <input
          inputMode={currency.decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="0"
          {...rest}
          {...input}
          id={id}
          form={form}
          disabled={disabled}
          data-long={input.value.length > LONG || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={messageId}
          className={styles.input}
        />
        {currency.isSignFirst ? null : sign}
      </div>
      <FormValue {...{ name, form, disabled }} value={amount === null ? null : String(amount)} />
      <FieldMessage id={messageId} hint={hint} error={error} />
      {offered.length > 0 ? (
        <div role="group" aria-label={words.choices(label)} className={styles.choices}>
          {offered.map((option) => {
            const money = format.money(option.value);
            return (
              <button
                key={option.value}
                type="button"
                aria-label={option.label ? `${option.label}, ${money}` : undefined}
                aria-pressed={option.value === amount}
                disabled={disabled}
                onClick={() => change(option.value)}
                className={styles.choice}
              >
                <span className={styles.chip}>{option.label ?? money}</span>
              </button>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}
