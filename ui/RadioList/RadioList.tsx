import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { label as fieldLabel } from '../Field/Field.css';
import { FieldMessage } from '../Field/FieldMessage';
import { useRadioGroup, type FormControlProps } from '../internal/FormValue';
import { Icon } from '../internal/Icon';
import { cover, dot } from '../internal/radio.css';
import { useBothRefs } from '../internal/useControllableState';
import type { VariantsOf } from '../internal/variants';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './RadioList.css';
import { radioCard, radioOption } from './RadioList.variants';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  detail?: ReactNode;
  /** Drawn at 20 px in a tile. Where no option has an icon or a sign, the words begin at the edge. */
  icon?: ReactNode;
  /** Three or four letters, or a picture, in the tile in place of an icon. */
  sign?: ReactNode;
}

type Variants = VariantsOf<typeof radioOption>;

export interface RadioListProps<Value extends string>
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue' | keyof FormControlProps>,
    FormControlProps {
  /**
   * `outline` rings the chosen one, for two or three; `list` fills it, for many.
   * @default 'outline'
   */
  look?: Variants['look'];
  /** What is being chosen; for screen readers, unless `labelShown`. */
  label: string;
  /**
   * Whether `label` stands over it for everybody.
   * @default false
   */
  labelShown?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  /** The chosen one, null while none is. Without it the control keeps its own choice. */
  value?: Value | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: Value | null | undefined;
  onChange?: ((change: { value: Value }) => void) | undefined;
  /** What is wrong, under the label and over the options: under a long list it would be out of sight. */
  error?: ReactNode;
}

/**
 * One of a few, each with a sign or a second line: ways to pay, banks. Where a word says it all, take a ChipGroup;
 * where there are many, a BankPicker can be searched.
 */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, labelShown = false, options, value, defaultValue, onChange, error, look, ...native } = props;
  const { className, ref, name, form, required, disabled, ...rest } = native;
  const invalid = error ? true : undefined;
  const { radio, place } = useRadioGroup({ value, defaultValue, onChange, name, form, required, disabled, invalid });
  const messageId = `${useId()}-message`;
  const hasPictures = options.some(({ icon, sign }) => icon || sign);
  return (
    <fieldset
      aria-describedby={error ? messageId : undefined}
      {...rest}
      ref={useBothRefs(place, ref)}
      className={cx(styles.radioList, className)}
    >
      <legend className={labelShown ? cx(fieldLabel, styles.label) : undefined}>
        {labelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </legend>
      {error ? (
        <div className={styles.message[look ?? 'outline']}>
          <FieldMessage id={messageId} error={error} />
        </div>
      ) : null}
      <div className={radioCard({ look })}>
        {options.map((option) => (
          <label key={option.value} className={cx(radioOption({ look }), !hasPictures && styles.withoutPictures)}>
            <input {...radio(option.value)} className={cover} />
            {option.sign ? (
              <span className={styles.sign} aria-hidden="true">
                {option.sign}
              </span>
            ) : option.icon ? (
              <span className={styles.tile}>
                <Icon>{option.icon}</Icon>
              </span>
            ) : null}
            <span className={styles.words}>
              <span className={styles.title}>{option.label}</span>
              {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
            </span>
            <span className={dot} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
