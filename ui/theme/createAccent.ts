import { accentProperties, accentScope, type AccentThemes } from './accent';
import { tokenStyle } from './screenStyle';

/**
 * Registers an accent: inside `data-accent="<name>"` every component takes these colours, in the theme in force. High
 * contrast is computed from them. For a vanilla-extract style sheet (`accent.css.ts`), so that nothing of it is left at
 * run time; without vanilla-extract, `accentCss` of `@veloc/ui/brand` writes the same. Answers the name; throws when it is
 * no word of letters, digits and dashes, or a colour cannot be measured.
 */
export function createAccent<Name extends string>(name: Name, accent: AccentThemes): Name {
  tokenStyle(accentScope(name), { vars: accentProperties(accent) });
  return name;
}
