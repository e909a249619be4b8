import {
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import { cx } from 'class-variance-authority';
import * as field from '../Field/Field.css';
import { FormValue } from '../internal/FormValue';
import { hidden } from '../internal/hidden.css';
import { useControllableState } from '../internal/useControllableState';
import { GroupedDigits } from './GroupedDigits';
import * as fields from '../messages/fields';
import { MessagesContext, useMessages } from '../messages/MessagesContext';
import * as styles from './PhoneField.css';
import { callingCodeOf, e164, onlyDigits, readNumber, told } from './phoneNumber';

export interface PhoneFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** A plus sign and up to three digits. Without it and `phone` the field keeps its own. */
  countryCode?: string | undefined;
  /**
   * Digits, or a number with its country code as a form sends it, "+84901234567": it is told apart like one that is
   * pasted, and its code goes before `countryCode`.
   */
  phone?: string | undefined;
  /**
   * What it begins with, where it keeps its own.
   * @default '+84', or the code of the region that the provider's `locale` names: '+44' of en-GB
   */
  defaultCountryCode?: string | undefined;
  /** What it begins with, where it keeps its own; as `phone`. */
  defaultPhone?: string | undefined;
  /**
   * Told with everything but digits taken out; the code keeps its plus sign. Of a number that comes with its country code
   * ("+44 7700 900123", "0044 7700 900123"), both are told at once.
   */
  onChange?: ((change: { countryCode: string; phone: string }) => void) | undefined;
  /** The number has been left, or Enter pressed in it: time to say what is wrong with it. */
  onCommit?: (() => void) | undefined;
  /**
   * What is asked for.
   * @default 'Số điện thoại'
   */
  label?: string | undefined;
  /**
   * Keeps the label for screen readers only; the placeholder then says the same.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** A sentence under the field. */
  hint?: ReactNode;
  /** What is wrong; takes the hint's place and marks the number invalid. */
  error?: ReactNode;
}

/**
 * A phone number with its country code. One of +84 is drawn in groups, as Vietnamese numbers are read; no value ever
 * holds a space. A form sends it under its `name` as E.164: "+84901234567", which may be handed back as `defaultPhone`, and an empty one as "". The
 * zero before a number at home is left out; where that is another figure, such as Russia's 8, it is sent as typed. What else
 * an input takes goes to that of the number.
 */
export function PhoneField(props: PhoneFieldProps) {
  const words = useMessages('phoneField', fields.phoneField);
  const { locale } = useContext(MessagesContext);
  const { countryCode: givenCode, phone: givenPhone, defaultCountryCode, defaultPhone = '', ...native } = props;
  const {
    onChange,
    onCommit,
    label = words.number,
    labelHidden = false,
    hint,
    error,
    id: givenId,
    name,
    form,
    disabled,
    className,
    ...rest
  } = native;
  const code = givenCode ?? defaultCountryCode ?? `+${callingCodeOf(locale)}`;
  // A reset puts back what is the same only if it is the same object.
  const first = useMemo(() => told(code, defaultPhone), [code, defaultPhone]);
  const [{ countryCode, phone }, change, place] = useControllableState(
    givenPhone === undefined ? undefined : told(code, givenPhone),
    first,
    onChange,
  );
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageId = `${id}-message`;
  const [range, setRange] = useState<{ start: number; end: number } | null>(null);
  const follow = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) =>
    setRange({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  const isAfterPlus = useRef(false);
  const isDrawn = countryCode === '+84' && phone !== '' && (range === null || range.start === range.end);

  return (
    <div ref={place} className={cx(field.field, className)}>
      <label htmlFor={id} className={labelHidden ? hidden : field.label}>
        {label}
      </label>
      <div className={styles.boxes}>
        <div className={cx(field.box, styles.place.country)}>
          {countryCode === '+84' ? (
            <span className={styles.flag} aria-hidden="true">
              <svg viewBox="0 0 10 10" className={styles.star}>
                <path d="M5 .3 6.2 3.8h3.6L6.9 6 8 9.6 5 7.4 2 9.6 3.1 6 .2 3.8h3.6Z" />
              </svg>
            </span>
          ) : null}
          <input
            aria-label={words.countryCode}
            type="tel"
            autoComplete="tel-country-code"
            maxLength={4}
            form={form}
            disabled={disabled}
            value={countryCode}
            onChange={(event) => change({ countryCode: `+${onlyDigits(event.target.value).slice(0, 3)}`, phone })}
            className={cx(field.input, labelHidden && styles.code)}
          />
        </div>
        <div className={cx(field.box, styles.place.number)}>
          <div className={styles.number}>
            <input
              inputMode="numeric"
              autoComplete="tel-national"
              {...rest}
              id={id}
              form={form}
              aria-invalid={Boolean(error)}
              aria-describedby={messageId}
              type="tel"
              placeholder={labelHidden ? label : rest.placeholder}
              disabled={disabled}
              value={phone}
              data-drawn={isDrawn || undefined}
              onChange={(event) => {
                const read = readNumber(event.target.value, phone, isAfterPlus.current);
                isAfterPlus.current = read.isAfterPlus;
                change({ countryCode: read.countryCode ?? countryCode, phone: read.phone });
                follow(event);
              }}
              onSelect={follow}
              onBlur={(event) => {
                rest.onBlur?.(event);
                isAfterPlus.current = false;
                // The drawn caret is only hidden: a dialog that traps the focus takes it when something goes away meanwhile.
                setRange((left) => left && { ...left, start: left.end });
                onCommit?.();
              }}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event);
                if (event.key === 'Enter') onCommit?.();
              }}
              className={`${field.input} ${styles.digits}`}
            />
            {isDrawn ? <GroupedDigits digits={phone} caret={range ? Math.min(range.end, phone.length) : null} /> : null}
          </div>
        </div>
      </div>
      <FormValue {...{ name, form, disabled }} value={e164(countryCode, phone)} />
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
