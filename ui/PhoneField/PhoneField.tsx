import { useId, useState, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import { cx } from 'class-variance-authority';
import * as field from '../Field/Field.css';
import { GroupedDigits } from './GroupedDigits';
import * as styles from './PhoneField.css';

export interface PhoneFieldProps {
  /** A plus sign and up to three digits. */
  countryCode: string;
  /** Digits only. */
  phone: string;
  /** Told with everything but digits taken out; the code keeps its plus sign. */
  onChange: (change: { countryCode: string; phone: string }) => void;
  /** The number has been left, or Enter pressed in it: time to say what is wrong with it. */
  onCommit?: () => void;
  /** What is wrong, under the field. */
  error?: ReactNode;
  /** The number's input, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
  /** @default false */
  disabled?: boolean;
}

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** A phone number with its country code. It is drawn in groups; its value never holds a space. */
export function PhoneField({ countryCode, phone, onChange, onCommit, error, ref, disabled = false }: PhoneFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const [range, setRange] = useState<{ start: number; end: number } | null>(null);
  const follow = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) =>
    setRange({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  const isDrawn = phone !== '' && (range === null || range.start === range.end);

  return (
    <div className={field.field}>
      <div className={styles.boxes} role="group" aria-label="Số điện thoại">
        <div className={cx(field.box, styles.place.country)}>
          {countryCode === '+84' ? (
            <span className={styles.flag} aria-hidden="true">
              <svg viewBox="0 0 10 10" className={styles.star}>
                <path d="M5 .3 6.2 3.8h3.6L6.9 6 8 9.6 5 7.4 2 9.6 3.1 6 .2 3.8h3.6Z" />
              </svg>
            </span>
          ) : null}
          <input
            aria-label="Mã quốc gia"
            type="tel"
            autoComplete="tel-country-code"
            maxLength={4}
            disabled={disabled}
            value={countryCode}
            onChange={(event) => onChange({ countryCode: `+${onlyDigits(event.target.value).slice(0, 3)}`, phone })}
            className={`${field.input} ${styles.code}`}
          />
        </div>
        <div className={cx(field.box, styles.place.number)}>
          <div className={styles.number}>
            <input
              ref={ref}
              aria-label="Số điện thoại"
              aria-invalid={Boolean(error)}
              aria-describedby={messageId}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              placeholder="Số điện thoại"
              disabled={disabled}
              value={phone}
              data-drawn={isDrawn || undefined}
              onChange={(event) => {
                onChange({ countryCode, phone: onlyDigits(event.target.value) });
                follow(event);
              }}
              onSelect={follow}
              onBlur={() => {
                setRange(null);
                onCommit?.();
              }}
              onKeyDown={({ key }) => {
                if (key === 'Enter') onCommit?.();
              }}
              className={`${field.input} ${styles.digits}`}
            />
            {isDrawn ? <GroupedDigits digits={phone} caret={range ? Math.min(range.end, phone.length) : null} /> : null}
          </div>
        </div>
      </div>
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
