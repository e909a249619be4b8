import { useId, useState, type ReactNode, type Ref } from 'react';
import { EyeIcon, EyeOffIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import { FieldMessage } from '../Field/FieldMessage';
import { DigitBoxes } from '../internal/DigitBoxes';
import { field } from '../internal/DigitBoxes.css';
import { DigitLabel } from '../internal/DigitLabel';
import * as styles from './PinField.css';

export interface PinFieldProps {
  /** Digits typed so far. */
  value: string;
  onChange: (change: { value: string }) => void;
  /** Told once the last box is filled. */
  onComplete?: (change: { value: string }) => void;
  /** @default 'Mã PIN' */
  label?: string;
  /**
   * Shows the label above the boxes rather than for screen readers only.
   * @default false
   */
  labelShown?: boolean;
  /** Number of boxes. @default 6 */
  length?: number;
  /**
   * Whether a password manager may take part. `off` keeps it from filling a saved password into the boxes and from
   * offering to save the PIN; `current-password` is for a PIN that logs in, `new-password` for one being chosen.
   * @default 'off'
   */
  autoComplete?: 'off' | 'current-password' | 'new-password';
  /** What is wrong, under the boxes. */
  error?: ReactNode;
  /** Takes no typing, and keeps the focus that it has. @default false */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
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
  const { value, onChange, onComplete, label = 'Mã PIN', labelShown = false, length = 6 } = props;
  const { autoComplete = 'off', error, disabled = false, ref } = props;
  const [isShown, setShown] = useState(false);
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={field}>
      <DigitLabel htmlFor={id} isShown={labelShown}>
        {label}
      </DigitLabel>
      <DigitBoxes
        {...(autoComplete === 'off' ? leaveAlone : null)}
        ref={ref}
        id={id}
        autoComplete={autoComplete}
        isMasked={!isShown}
        value={value}
        length={length}
        onChange={onChange}
        onComplete={onComplete}
        disabled={disabled}
        aria-invalid={Boolean(error)}
        aria-describedby={messageId}
      />
      <div className={styles.foot}>
        <div className={styles.message}>
          <FieldMessage id={messageId} error={error} />
        </div>
        <Button
          kind="muted"
          size="medium"
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          aria-controls={id}
          disabled={disabled}
          // A press must not take the focus, or the phone would put its keyboard away.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Ẩn mã' : 'Hiện mã'}
        </Button>
      </div>
    </div>
  );
}
