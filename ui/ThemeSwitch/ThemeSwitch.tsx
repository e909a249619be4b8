import type { ComponentProps } from 'react';
import { MoonIcon } from 'lucide-react';
import { Icon } from '../internal/Icon';
import * as styles from './ThemeSwitch.css';

export interface ThemeSwitchProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'onChange'> {
  /** Whether the dark theme is on. */
  isDark: boolean;
  onChange: (change: { isDark: boolean }) => void;
}

/** Turns black lacquer on and off, as a row with its own words. */
export function ThemeSwitch({ isDark, onChange, className, ...rest }: ThemeSwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={isDark}
      onClick={() => onChange({ isDark: !isDark })}
      className={[styles.themeSwitch, className].filter(Boolean).join(' ')}
    >
      <span className={styles.icon}>
        <Icon size="large">
          <MoonIcon />
        </Icon>
      </span>
      Giao diện tối
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
