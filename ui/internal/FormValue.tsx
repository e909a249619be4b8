import { useId, type ComponentProps, type FocusEvent } from 'react';
import { hidden } from './hidden.css';
import { keepOnReset, useControllableState } from './useControllableState';

/** What a control takes to be part of a form. */
export interface FormControlProps {
  /** Its name in the form's data. Without one nothing is sent. */
  name?: string | undefined;
  /** Id of the form it belongs to, where that is not the one around it. */
  form?: string | undefined;
  /**
   * The form waits for it. A group of radios needs a `name` for it.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Out of use: neither reachable nor sent. A `<fieldset disabled>` around it does the same.
   * @default false
   */
  disabled?: boolean | undefined;
}

interface FormValueProps extends FormControlProps {
  /** What is sent; null sends nothing, and leaves what is required missing. */
  value: string | null;
}

/** A browser goes to the missing value that it asks for; whoever reads the page belongs to the control before it. */
function focusControl({ currentTarget: { previousElementSibling: control } }: FocusEvent<HTMLInputElement>) {
  const wanted = control?.matches('button') ? control : control?.querySelector('input');
  if (wanted instanceof HTMLElement) wanted.focus();
}

/**
 * Stands in a form for a control that is no input itself: holds its value there, and is missed where it is required. Put
 * it right behind the control.
 */
export function FormValue({ name, form, required = false, disabled, value }: FormValueProps) {
  if (required && value === null)
    return (
      <input
        required
        aria-hidden="true"
        tabIndex={-1}
        value=""
        onChange={() => {}}
        onFocus={focusControl}
        {...{ form, disabled }}
        className={hidden}
      />
    );
  return name === undefined || value === null ? null : <input type="hidden" {...{ name, form, disabled, value }} />;
}

interface RadioGroupProps<Value> extends FormControlProps {
  value: Value | null | undefined;
  defaultValue: Value | null | undefined;
  onChange: ((change: { value: Value }) => void) | undefined;
  /** What is chosen is wrong. */
  invalid?: ComponentProps<'input'>['aria-invalid'];
}

/**
 * State of a group of native radios: the chosen value, the props of the radio for a value, and a ref for the group.
 * Without a name the group is no part of a form: neither sent nor reset.
 */
export function useRadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { name, form, required = false, disabled = false, invalid, onChange } = props;
  const ownName = useId();
  const [value, change, place] = useControllableState<Value | null>(props.value, props.defaultValue ?? null, (next) => {
    if (next !== null) onChange?.({ value: next });
  });
  /** One that `isOff` stays reachable, and is not taken. */
  const radio = (option: Value, isOff = false): ComponentProps<'input'> => ({
    ref: (input) => keepOnReset(input, option === value),
    type: 'radio',
    name: name ?? ownName,
    // Radios need a name to be one group. Where it is only ours, they belong to no form, which would else send it.
    form: name === undefined ? '' : form,
    value: option,
    checked: option === value,
    required: required && name !== undefined,
    disabled,
    'aria-disabled': isOff || undefined,
    // Each of them, as a browser does with a group that is required: what is invalid has to take the focus.
    'aria-invalid': invalid,
    onChange: () => {
      if (!isOff) change(option);
    },
  });
  return { value, radio, place: name === undefined ? undefined : place };
}
