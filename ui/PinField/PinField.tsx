import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { EyeIcon, EyeOffIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import { FieldMessage } from '../Field/FieldMessage';
import { DigitBoxes } from '../internal/DigitBoxes';
import { field } from '../internal/DigitBoxes.css';
import { DigitLabel } from '../internal/DigitLabel';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './PinField.css';

export interface PinFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** Digits typed so far. Without it the field keeps its own. */
  value?: string | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: string | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
  /** Told once the last box is filled. */
  onComplete?: ((change: { value: string }) => void) | undefined;
  /** @default 'Mã PIN' */
  label?: string | undefined;
  /**
   * Shows the label above the boxes rather than for screen readers only.
   * @default false
   */
  labelShown?: boolean | undefined;
  /** Number of boxes. @default 6 */
  length?: number | undefined;
  /**
   * Whether a password manager may take part. `off` keeps it from filling a saved password into the boxes and from
   * offering to save the PIN; `current-password` is for a PIN that logs in, `new-password` for one being chosen.
   * @default 'off'
   */
  autoComplete?: 'off' | 'current-password' | 'new-password' | undefined;
  /** What is wrong, under the boxes. */
  error?: ReactNode;
  /** Takes no typing and sends nothing, but keeps the focus that it has. @default false */
  disabled?: boolean | undefined;
}

/** `autocomplete="off"` stops browsers only; each of these stops one of the common password managers. */
const leaveAlone = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/** A secret of a few digits: dots in place of digits until the reader asks to see them. */
export function PinField(props: PinFieldProps) {
  const words = useMessages('pinField', fields.pinField);
  const {
    label = words.label,
    labelShown = false,
    length = 6,
    error,
    value,
    defaultValue,
    onChange,
    onComplete,
    ...native
  } = props;
  const { autoComplete = 'off', id: givenId, className, ...rest } = native;
  const [isShown, setShown] = useState(false);
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageId = `${id}-message`;
  return (
    <div className={cx(field, className)}>
      <DigitLabel htmlFor={id} isShown={labelShown}>
        {label}
      </DigitLabel>
      <DigitBoxes
        {...(autoComplete === 'off' ? leaveAlone : null)}
        {...rest}
        id={id}
        autoComplete={autoComplete}
        isMasked={!isShown}
        value={value}
        length={length}
        defaultValue={defaultValue}
        onChange={onChange}
        onComplete={onComplete}
        aria-invalid={Boolean(error)}
        aria-describedby={messageId}
      />
      <div className={styles.foot}>
        <div className={error ? styles.message : undefined}>
          <FieldMessage id={messageId} error={error} />
        </div>
        <Button
          kind="muted"
          size="medium"
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          className={styles.show}
          aria-controls={id}
          disabled={rest.disabled}
          // A press must not take the focus, or the phone would put its keyboard away.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </Button>
      </div>
    </div>
  );
}
