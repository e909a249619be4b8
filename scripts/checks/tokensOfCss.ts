import { tokensIn, type Permutation, type Token, type Tokens } from '../../ui/theme/tokens';
import { cssIn } from '../../ui/theme/tokensToCss';

/** Reads CSS values back as values of the Design Tokens format: what a tool that knows the style sheet alone would get. */

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function dimension(css: string, unit = 'px') {
  const [, value = css, own = unit] = /^(-?[\d.]+)(px|rem|ms)$/.exec(css) ?? [];
  return { value: Number(value), unit: own };
}

function color(css: string) {
  if (css === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
  const [red = 0, green = 0, blue = 0, alpha = 1] = css.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const channels = [red, green, blue];
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  const components = channels.map((channel) => rounded(channel / 255));
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex };
}

/** The parts between commas or spaces that stand in no brackets. */
const parts = (css: string, by: RegExp) => css.split(by).map((part) => part.trim());
const COMMA = /,(?![^(]*\))/;
const SPACE = / (?![^(]*\))/;

function shadows(css: string) {
  const filters = [...css.matchAll(/drop-shadow\(((?:[^()]|\([^)]*\))*)\)/g)].map(([, layer = '']) => layer);
  const layers = (filters.length > 0 ? filters : parts(css, COMMA)).map((layer) => {
    const words = parts(layer, SPACE);
    const inset = words[0] === 'inset' && words.shift() === 'inset';
    const [x = '', y = '', blur = '', spread = '0'] = words.slice(0, -1);
    return {
      color: color(words.at(-1) ?? ''),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: dimension(spread),
      ...(inset && { inset }),
    };
  });
  return layers.length === 1 ? layers[0] : layers;
}

const family = (css: string) => parts(css, COMMA).map((name) => name.replaceAll("'", ''));

const readers: Record<string, (css: string) => unknown> = {
  color,
  dimension,
  duration: dimension,
  fontFamily: family,
  shadow: shadows,
  cubicBezier: (css) => (css.match(/-?[\d.]+/g) ?? []).map(Number),
  gradient: (css) =>
    parts(/^linear-gradient\(180deg, (.+)\)$/.exec(css)?.[1] ?? '', COMMA).map((stop) => {
      const [front = '', place = ''] = parts(stop, SPACE);
      return { color: color(front), position: Number.parseFloat(place) / 100 };
    }),
};

function read(path: string, { $type }: Token, css: Record<string, string>): unknown {
  if ($type !== 'typography') return readers[$type]?.(css[path] ?? '');
  const part = (name: string) => css[`${path}.${name}`] ?? '';
  const fontSize = dimension(part('size'));
  return {
    fontFamily: family(part('font').replace(/^.*?\/\S+ /, '')),
    fontSize,
    fontWeight: Number(part('weight')),
    letterSpacing: { value: rounded(Number.parseFloat(part('tracking')) * fontSize.value * 1e4) / 1e4, unit: 'rem' },
    lineHeight: rounded(dimension(part('line')).value / fontSize.value),
  };
}

/** Every token that has CSS, with the value that its CSS tells. */
export function readBack(permutation: Permutation): Record<string, unknown> {
  const tokens: Tokens = tokensIn(permutation);
  const css = cssIn(permutation);
  const shown = Object.entries(tokens).filter(([path]) => path in css || `${path}.font` in css);
  return Object.fromEntries(shown.map(([path, token]) => [path, read(path, token, css)]));
}
