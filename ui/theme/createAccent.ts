import { vars } from './contract.css';
import { darkStyle, lightStyle, tokenStyle } from './themeStyles';

/** The colours of an accent in one theme, each as CSS writes a colour. */
export interface AccentColors {
  /** Fills balls, bars and chosen days; white stands on it. */
  solid: string;
  /** Where a header in the accent begins, at its top; white stands on it. */
  headerStart: string;
  /** Where that header ends. */
  headerEnd: string;
  /** Text and outlines, on the page and on `tint`. */
  text: string;
  /** A pale ground: stubs and what is chosen. */
  tint: string;
}

export interface AccentThemes {
  light: AccentColors;
  dark: AccentColors;
}

const names = Object.keys(vars.accent) as (keyof AccentColors)[];

/**
 * Registers an accent: inside `data-accent="<name>"` every component takes these colours, in the theme in force. For a
 * vanilla-extract style sheet (`accent.css.ts`), so that nothing of it is left at run time. Answers the name; throws
 * when it is no word of letters, digits and dashes.
 */
export function createAccent<Name extends string>(name: Name, { light, dark }: AccentThemes): Name {
  if (!/^[a-z][\w-]*$/i.test(name))
    throw new Error(`An accent's name becomes a part of CSS, which "${name}" cannot. Take letters, digits and dashes.`);
  // Colours of its own in each theme, renamed in its scope: a theme may begin outside of a scope or inside of it.
  const own = (color: keyof AccentColors) => vars.accent[color].replace('-accent-', `-accents-${name}-`);
  const valued = (colors: AccentColors) => ({
    vars: Object.fromEntries(names.map((color) => [own(color), colors[color]])),
  });
  lightStyle(valued(light));
  darkStyle(valued(dark));
  tokenStyle(`[data-accent="${name}"]`, {
    vars: Object.fromEntries(names.map((color) => [vars.accent[color], own(color)])),
  });
  return name;
}
