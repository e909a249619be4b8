import { vars } from './contract.css';
import { tokenStyle } from './screenStyle';
import { accentColors, accentInForce, byLook, chosen, LOOK } from './themeStyles';
import { axes, type Permutation } from './tokens';
import { cssIn, customProperty } from './tokensToCss';

const regular: Permutation = { theme: 'light', scale: 'regular', contrast: 'regular' };
const css = (choices: Partial<Permutation>) => cssIn({ ...regular, ...choices }, { live: true });
const light = { regular: css({}), high: css({ contrast: 'high' }) };
const dark = { regular: css({ theme: 'dark' }), high: css({ theme: 'dark', contrast: 'high' }) };

type Values = Record<string, string>;
const entries = Object.entries(light.regular);
const asProperties = (values: readonly (readonly [path: string, value: string])[]): Values =>
  Object.fromEntries(values.map(([path, value]) => [customProperty(path), value]));

/** What goes by theme or contrast, and what is made of that. */
const looks = entries.map(([path, value]) => {
  const at = (values: Values) => values[path] ?? '';
  const inTheme = (theme: typeof light) => ({ regular: at(theme.regular), high: at(theme.high) });
  return [path, byLook({ light: inTheme(light), dark: inTheme(dark) }), value] as const;
});
const changing = looks.filter(([, all, value]) => all !== value).map(([path]) => `var(${customProperty(path)})`);
const isChanging = ([, all, value]: (typeof looks)[number]) =>
  all !== value || changing.some((name) => value.includes(name));

tokenStyle(':root', {
  vars: asProperties(looks.filter((look) => !isChanging(look)).map(([path, all]) => [path, all])),
});
const isAccent = ([path]: (typeof looks)[number]) => path.startsWith('accent.');
tokenStyle(LOOK, {
  vars: asProperties(looks.filter((look) => isChanging(look) && !isAccent(look)).map(([path, all]) => [path, all])),
});
// Again where a scope begins, which may be inside of a look or around it. Without weight there: what is written by hand
// for a scope says more.
tokenStyle(`${LOOK}, :where([data-accent])`, {
  vars: Object.fromEntries(
    accentColors.map((color) => [vars.accent[color], accentInForce(color, light.regular[`accent.${color}`] ?? '')]),
  ),
});

function choose(on: keyof typeof chosen, off: keyof typeof chosen) {
  return { [chosen[on]]: ' ', [chosen[off]]: 'initial' };
}

// `colorScheme` lets the browser paint scrollbars, inputs and autofill in the right scheme.
const inLight = { colorScheme: 'light', vars: choose('light', 'dark') } as const;
const inDark = { colorScheme: 'dark', vars: choose('dark', 'light') } as const;
const inRegular = { vars: choose('regular', 'high') };
const inHigh = { vars: choose('high', 'regular') };

// Until somebody chooses, the system does.
tokenStyle(':root, [data-theme="light"]', inLight);
tokenStyle('[data-theme="dark"]', inDark);
tokenStyle(':root:where(:not([data-theme]))', { '@media': { '(prefers-color-scheme: dark)': inDark } });
tokenStyle(':root, [data-contrast="regular"]', inRegular);
tokenStyle('[data-contrast="high"]', inHigh);
tokenStyle(':root:where(:not([data-contrast]))', { '@media': { '(prefers-contrast: more)': inHigh } });

// The root's alone: a document has one rem.
for (const scale of axes.scale.filter((name) => name !== regular.scale)) {
  const others = Object.entries(css({ scale })).filter(([path, value]) => value !== light.regular[path]);
  tokenStyle(`:root[data-scale="${scale}"]`, { fontSize: vars.root.size, vars: asProperties(others) });
}
