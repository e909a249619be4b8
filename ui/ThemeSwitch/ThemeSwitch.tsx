import { MoonIcon } from '../internal/icons';
import { Switch, type SwitchProps } from '../Switch/Switch';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';

export interface ThemeSwitchProps extends Omit<SwitchProps, 'label' | 'icon' | 'checked' | 'onChange'> {
  /** Whether the dark theme is on. */
  isDark: boolean;
  onChange: (change: { isDark: boolean }) => void;
}

/** Turns the dark theme on and off, as a row with its own words. */
export function ThemeSwitch({ isDark, onChange, ...rest }: ThemeSwitchProps) {
  const words = useMessages('themeSwitch', fields.themeSwitch);
  return (
    <Switch
      {...rest}
      label={words.label}
      icon={<MoonIcon />}
      checked={isDark}
      onChange={({ checked }) => onChange({ isDark: checked })}
    />
  );
}
