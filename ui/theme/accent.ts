import { strengthened } from './contrast';
import { accentColors, accentProperty } from './themeStyles';
import { cssIn, layeredCss } from './tokensToCss';

/** The colours of an accent in one theme, each as `#rrggbb`. */
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

/**
 * An accent's colours in one look. In high contrast they are computed: white stands on the fills, and text on its
 * grounds, at 7 : 1.
 */
export function accentIn(accent: AccentThemes, theme: 'light' | 'dark', contrast: 'regular' | 'high'): AccentColors {
  const colors = accent[theme];
  if (contrast === 'regular') return colors;
  const page = cssIn({ theme, scale: 'regular', contrast });
  const grounds = ['color.surface', 'color.bg'].map((path) => page[path] ?? '');
  const deep = (fill: string) => strengthened(fill, 'darker', [page['mark.white'] ?? ''], 7);
  return {
    solid: deep(colors.solid),
    headerStart: deep(colors.headerStart),
    headerEnd: deep(colors.headerEnd),
    text: strengthened(colors.text, theme === 'light' ? 'darker' : 'lighter', [...grounds, colors.tint], 7),
    tint: colors.tint,
  };
}

/** The scope of an accent. Throws when its name is no word of letters, digits and dashes. */
export function accentScope(name: string): string {
  if (!/^[a-z][\w-]*$/i.test(name))
    throw new Error(`An accent's name becomes a part of CSS, which "${name}" cannot. Take letters, digits and dashes.`);
  return `[data-accent="${name}"]`;
}

/** The custom properties of an accent, for its scope. Throws when a colour cannot be measured. */
export function accentProperties(accent: AccentThemes): Record<string, string> {
  const looks = (['light', 'dark'] as const).flatMap((theme) =>
    (['regular', 'high'] as const).map((contrast) => ({ theme, contrast, colors: accentIn(accent, theme, contrast) })),
  );
  return Object.fromEntries(
    looks.flatMap(({ theme, contrast, colors }) =>
      accentColors.map((color) => [accentProperty(color, theme, contrast), colors[color]]),
    ),
  );
}

/**
 * What `createAccent` says of accents by their names, as the text of a style sheet: for a program that writes it into a
 * file while something is built, with the package that the page has. Throws as `createAccent` does.
 */
export function accentCss(accents: Record<string, AccentThemes>): string {
  return layeredCss(
    Object.entries(accents).map(([name, accent]) => ({
      selector: accentScope(name),
      properties: accentProperties(accent),
    })),
  );
}
