import { MoonIcon } from '../internal/icons';
import { Switch, type SwitchProps } from '../Switch/Switch';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';

export interface ThemeSwitchProps extends Omit<SwitchProps, 'label' | 'icon' | 'checked' | 'onChange'> {
  /** Whether the dark theme is on. */
  isDark: boolean;
  onChange: (change: { isDark: boolean }) => void;
}

/**
 * Turns the dark theme on and off, as a row with its own words. Keeping the choice is up to you; what a server draws cannot
 * know it, so it is read in an effect:
 *
 * ```tsx
 * const [isDark, setDark] = useState(false);
 * useLayoutEffect(() => {
 *   const { theme } = localStorage;
 *   if (theme) document.documentElement.dataset.theme = theme;
 *   setDark(theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
 * }, [lang]); // another `lang` of an `app/[lang]/layout.tsx` builds <html> anew, without the attribute
 * <ThemeSwitch
 *   isDark={isDark}
 *   onChange={({ isDark: wanted }) => {
 *     document.documentElement.dataset.theme = localStorage.theme = wanted ? 'dark' : 'light';
 *     setDark(wanted);
 *   }}
 * />
 * ```
 */
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
