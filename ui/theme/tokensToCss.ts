import { tokensIn, valueOf, type Permutation, type Token, type Tokens } from './tokens';

/** `--veloc-color-brand-text` of `color.brandText`. */
export function customProperty(path: string): string {
  return `--veloc-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Tokens that other tokens are made of, and that no style sheet names. */
const SUPPLY = /^(?:highContrast|font\.weight)\./;

/** A value as CSS writes it, or already written. */
type Written<Value> = Value | string;

interface Dimension {
  value: number;
  unit: string;
}
interface Color {
  components: readonly number[];
  alpha?: number;
}
interface Shadow {
  color: Written<Color>;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset?: boolean;
}
interface Typography {
  fontFamily: Written<readonly string[]>;
  fontSize: Dimension;
  fontWeight: number;
  letterSpacing: Dimension;
  lineHeight: number;
}

/** `.5`, as short as CSS may write it. */
const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

const dimension = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`);

/** `#C4161F`, or `rgba(36,10,14,.56)` where something shines through. */
function color(written: Written<Color>): string {
  if (typeof written === 'string') return written;
  const { components, alpha = 1 } = written;
  const channels = components.map((share) => Math.round(share * 255));
  if (alpha === 0) return 'transparent';
  if (alpha < 1) return `rgba(${channels.join(',')},${short(alpha)})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function shadow(layer: Shadow): string {
  const { offsetX, offsetY, blur, spread } = layer;
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(dimension);
  return [...(layer.inset ? ['inset'] : []), ...lengths, color(layer.color)].join(' ');
}

function fontFamily(family: Written<readonly string[]>): string {
  if (typeof family === 'string') return family;
  return family.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
}

const writers: Record<string, (value: never, css: string | undefined) => string> = {
  color,
  fontFamily,
  dimension,
  duration: ({ value, unit }: Dimension) => `${value}${unit}`,
  fontWeight: String,
  cubicBezier: (points: readonly number[]) => `cubic-bezier(${points.map(short).join(',')})`,
  gradient: (stops: readonly { color: Written<Color>; position: number }[]) =>
    `linear-gradient(180deg, ${stops.map((stop) => `${color(stop.color)} ${stop.position * 100}%`).join(', ')})`,
  shadow(layers: Shadow | readonly Shadow[], css) {
    const written = [layers].flat().map((layer) => shadow(layer as Shadow));
    return css === 'drop-shadow' ? written.map((one) => `drop-shadow(${one})`).join(' ') : written.join(', ');
  },
};

/** A role of text as properties of its own: lines in whole steps of 1/16 rem, tracking in the text's own size. */
function typography(path: string, role: Typography): Record<string, string> {
  const { value } = role.fontSize;
  const part = (name: string) => `var(${customProperty(`${path}.${name}`)})`;
  return {
    [`${path}.size`]: dimension(role.fontSize),
    [`${path}.line`]: `${Math.round(value * role.lineHeight * 16) / 16}rem`,
    [`${path}.weight`]: String(role.fontWeight),
    [`${path}.tracking`]: role.letterSpacing.value === 0 ? '0' : `${role.letterSpacing.value / value}em`,
    [`${path}.font`]: `${part('weight')} ${part('size')}/${part('line')} ${fontFamily(role.fontFamily)}`,
  };
}

function write(path: string, { $type, $extensions }: Token, value: unknown): Record<string, string> {
  if ($type === 'typography') return typography(path, value as Typography);
  const writer = writers[$type];
  if (!writer) throw new Error(`The token "${path}" is of type "${$type}", which has no CSS yet. Add its writer here.`);
  return { [path]: writer(value as never, $extensions?.['design.veloc']?.css) };
}

/**
 * CSS values of tokens by path, a role of text as five (`type.body.size`, …). With `live`, what names another token
 * names its custom property; else everything is written out.
 */
export function writeTokens(tokens: Tokens, { live = false } = {}): Record<string, string> {
  const refer = (path: string) => (live && !SUPPLY.test(path) ? `var(${customProperty(path)})` : undefined);
  const shown = Object.entries(tokens).filter(([path]) => !SUPPLY.test(path));
  return Object.assign({}, ...shown.map(([path, token]) => write(path, token, valueOf(token.$value, tokens, refer))));
}

export function cssIn(permutation: Permutation, options?: { live: boolean }): Record<string, string> {
  return writeTokens(tokensIn(permutation), options);
}

/** Rules of the tokens layer as text. The order of layers is said too: a page may meet them before the theme's. */
export function layeredCss(rules: readonly { selector: string; properties: Record<string, string> }[]): string {
  const texts = rules.map(({ selector, properties }) => {
    const declarations = Object.entries(properties).map(([name, value]) => `    ${name}: ${value};\n`);
    return `  ${selector} {\n${declarations.join('')}  }\n`;
  });
  return `@layer reset, tokens, components, screens;\n@layer tokens {\n${texts.join('')}}\n`;
}
