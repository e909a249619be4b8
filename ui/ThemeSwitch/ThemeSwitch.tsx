import { MoonIcon } from '../internal/icons';
import { Switch, type SwitchProps } from '../Switch/Switch';

export interface ThemeSwitchProps extends Omit<SwitchProps, 'label' | 'icon' | 'checked' | 'onChange'> {
  /** Whether the dark theme is on. */
  isDark: boolean;
  onChange: (change: { isDark: boolean }) => void;
}

/** Turns black lacquer on and off, as a row with its own words. */
export function ThemeSwitch({ isDark, onChange, ...rest }: ThemeSwitchProps) {
  return (
    <Switch
      {...rest}
      label="Giao diện tối"
      icon={<MoonIcon />}
      checked={isDark}
      onChange={({ checked }) => onChange({ isDark: checked })}
    />
  );
}
