import { assignVars, createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';
import { darkColors, darkElevation, edges, lightColors, lightElevation, markColors, overlays } from './palette';
import { scale } from './scale';
import { DARK, darkStyle, LIGHT, lightStyle } from './themeStyles';

const layer = { '@layer': layers.tokens };
const brandAsAccent = {
  solid: vars.color.brand,
  headerStart: vars.color.lacquerStart,
  headerEnd: vars.color.lacquerEnd,
  text: vars.color.brandText,
  tint: vars.color.brandTint,
};

const goldLeaf = {
  fill: `linear-gradient(180deg, ${vars.color.goldHi}, ${vars.color.gold})`,
  edge: `${vars.edge.enamel}, 0 0 0 2px ${vars.color.goldRing}`,
};

type TextRole = keyof typeof scale.type;

/** A role in one word, so that each style sheet names it once instead of four times. */
function withFont(role: TextRole) {
  const { size, line, weight } = vars.type[role];
  return { ...scale.type[role], font: `${weight} ${size}/${line} ${vars.font.family}` };
}
const roles = Object.keys(scale.type) as TextRole[];
const type = Object.fromEntries(roles.map((role) => [role, withFont(role)])) as Record<
  TextRole,
  ReturnType<typeof withFont>
>;

createGlobalTheme(LIGHT, vars, {
  ...layer,
  ...scale,
  type,
  color: lightColors,
  accent: brandAsAccent,
  elevation: lightElevation,
  edge: edges,
  goldLeaf,
  field: { fill: vars.color.surface },
  overlay: overlays,
  mark: markColors,
});

// Lets the browser paint scrollbars, inputs and autofill in the right scheme.
lightStyle({ colorScheme: 'light' });
darkStyle({
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, darkColors),
    ...assignVars(vars.elevation, darkElevation),
    [vars.field.fill]: vars.color.sunken,
  },
});
// What is made of other tokens is made again wherever the theme changes.
createGlobalTheme(DARK, vars.accent, { ...layer, ...brandAsAccent });
createGlobalTheme(DARK, vars.goldLeaf, { ...layer, ...goldLeaf });
