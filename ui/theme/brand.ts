import { luminance, strengthened } from './contrast';
import { colorAt, hueOf } from './oklch';
import { byLook, LOOK } from './themeStyles';
import type { Permutation } from './tokens';
import { cssIn, customProperty, layeredCss } from './tokensToCss';

const fills = ['brand', 'brandPress', 'brandDeep', 'lacquerStart', 'lacquerEnd', 'frameStart', 'frameEnd'] as const;
const grounds = ['bg', 'surface', 'raised', 'sunken', 'disabledFill', 'ballRest', 'brandTint'] as const;
const words = ['text', 'text2', 'text3', 'brandText'] as const;
const quiet = [
  'line',
  'lineStrong',
  'textOff',
  'segmentOn',
  'ballRestLine',
  'skeletonA',
  'skeletonB',
  'scrim',
] as const;
const names: readonly BrandColor[] = [...fills, ...grounds, ...words, ...quiet];

/** A public colour of the brand: `brandPress` is `--veloc-color-brand-press`. */
export type BrandColor = (typeof fills | typeof grounds | typeof words | typeof quiet)[number];

type Theme = Permutation['theme'];
type Contrast = Permutation['contrast'];
type Colors = Record<BrandColor, string>;

export interface BrandOptions {
  /** The brand's colour as `#rrggbb`. Fills take it as it is where white stands on it at 4.5 : 1, else made darker. */
  brand: string;
  /**
   * A colour as `#rrggbb` whose hue all neutrals have a breath of: page, cards, lines, words and shadows. A grey leaves
   * them grey.
   * @default the brand
   */
  ground?: string;
  /**
   * Colours of yours in the place of computed ones, as `#rrggbb`: as they are at the regular contrast, made stronger for
   * the high one. Computed words stand on grounds of yours, too.
   */
  overrides?: Partial<Record<Theme, Partial<Colors>>>;
}

/** From this chroma on neutrals have all of the breath that they may have: a grey of slate is enough. */
const FULL_BREATH = 0.04;
/** From this chroma on words and tint are as vivid as the package's own. */
const VIVID = 0.12;
/** Shades of a dark brand are darker than the package's own, but no less than this share: a press has to be seen. */
const LEAST_DEPTH = 0.2;
/** A brand that has less than this share of the package's own light would not be seen on the cards of the dark theme. */
const LEAST_SEEN = 0.75;
/** The words of a bright brand are as bright as it in dark, but no more than this. */
const BRIGHTEST_WORDS = 0.6;
/** Yellow, in radians, and the amber that a painter takes for its shade: yellow itself turns to mud where it is dark. */
const YELLOW = { from: 1.26, to: 1.95, shade: 1.26 };

const leastIn = (contrasts: Contrast) => (contrasts === 'high' ? 7 : 4.5);

const isOneOf = <Name extends string>(list: readonly Name[], name: string): name is Name =>
  (list as readonly string[]).includes(name);

function check({ brand, ground = brand, overrides = {} }: BrandOptions): void {
  for (const color of [brand, ground]) luminance(color);
  for (const [name, color] of Object.values(overrides).flatMap((colors) => Object.entries(colors))) {
    if (!isOneOf(names, name))
      throw new Error(`A brand has no color "${name}" to override. It has ${names.join(', ')}.`);
    // The veil is seen through, so nobody measures it.
    if (name !== 'scrim') luminance(color);
  }
}

/** Each colour in a value of CSS by another, also where something shines through it. */
function recolored(css: string, by: (color: string) => string): string {
  return css
    .replaceAll(/#[\dA-F]{6}/g, by)
    .replaceAll(/rgba\((\d+,\d+,\d+),([\d.]+)\)/g, (_, channels: string, share: string) => {
      const color = by(`rgb(${channels})`);
      return `${color}${Math.round(Number(share) * 255)
        .toString(16)
        .padStart(2, '0')}`;
    });
}

/**
 * The package's own colours in other hues. Each keeps its luminance and with it all contrasts that it has, but for the
 * brand itself and the shades of a darker one.
 */
function inOtherHues({ brand, ground = brand }: BrandOptions, theme: Theme, contrasts: Contrast) {
  const ours = cssIn({ theme, scale: 'regular', contrast: contrasts });
  const own = (name: string) => ours[`color.${name}`] ?? '';
  const drawn = cssIn({ theme, scale: 'regular', contrast: 'regular' })['color.brand'] ?? '';
  const isDark = theme === 'dark';
  const [given, light] = [hueOf(brand).chroma, luminance(brand)];

  const inHueOf = (source: string, wanted: number, chroma: number) => {
    const { hue } = hueOf(source);
    const isShadeOfYellow = luminance(source) > 0.3 && wanted < 0.25 && hue > YELLOW.from && hue < YELLOW.to;
    return colorAt(wanted, { hue: isShadeOfYellow ? YELLOW.shade : hue, chroma });
  };
  const breath = Math.min(1, hueOf(ground).chroma / FULL_BREATH);
  const neutral = (color: string) => inHueOf(ground, luminance(color), hueOf(color).chroma * breath);

  const fill = () => {
    // The most light that a ground of white words may have.
    const most = 1.05 / leastIn(contrasts) - 0.05;
    const isUnseen = isDark && light < luminance(own('brand')) * LEAST_SEEN;
    if (light <= most && !isUnseen) return brand;
    return inHueOf(brand, isUnseen ? luminance(own('brand')) : most, given);
  };
  const depth = isDark ? 1 : Math.min(1, Math.max(LEAST_DEPTH, light / luminance(drawn)));
  const colorOf = (name: BrandColor) => {
    if (name === 'brand') return fill();
    if (!/^(?:brand|lacquer|frame)/.test(name)) return recolored(own(name), neutral);
    const [wanted, chroma] = [luminance(own(name)), hueOf(own(name)).chroma];
    if (isOneOf(fills, name)) return inHueOf(brand, wanted * depth, (chroma * given) / hueOf(drawn).chroma);
    const words = isDark ? Math.max(wanted, Math.min(light, BRIGHTEST_WORDS)) : wanted * depth;
    return inHueOf(brand, name === 'brandText' ? words : wanted, chroma * Math.min(1, given / VIVID));
  };
  const shadows = Object.entries(ours).filter(([path]) => path.startsWith('elevation.'));
  return {
    own,
    colors: Object.fromEntries(names.map((name) => [name, colorOf(name)])) as Colors,
    shadows: Object.fromEntries(shadows.map(([path, css]) => [path, recolored(css, neutral)])),
  };
}

/** All that is public of a brand in one look, by path: `color.brandPress`, `elevation.card`. */
export function brandIn(options: BrandOptions, theme: Theme, contrasts: Contrast): Record<string, string> {
  const { own, colors, shadows } = inOtherHues(options, theme, contrasts);
  const overrides = options.overrides?.[theme] ?? {};
  Object.assign(colors, overrides);

  const [away, towards] = theme === 'light' ? (['darker', 'lighter'] as const) : (['lighter', 'darker'] as const);
  const text = leastIn(contrasts);
  const shape = contrasts === 'high' ? 4.5 : 3;
  const ofOthers = ['gold', 'success', 'warning', 'danger', 'info'];
  const strengthen = (name: BrandColor, way: 'darker' | 'lighter', others: readonly string[], least: number) => {
    if (contrasts === 'regular' && name in overrides) return;
    colors[name] = strengthened(colors[name], way, others, least);
  };

  // Channels are whole numbers, so a luminance is met nearly: here the last hundredth is made good.
  for (const name of ['bg', 'surface'] as const)
    if (!(name in overrides))
      strengthen(
        name,
        towards,
        ofOthers.map((other) => own(`${other}Text`)),
        text,
      );
  const under = grounds.map((name) => colors[name]);
  const tints = ofOthers.map((name) => own(`${name}Tint`));
  for (const name of words)
    strengthen(
      name,
      away,
      name === 'brandText' ? [colors.bg, colors.surface, colors.brandTint] : [...under, ...tints],
      text,
    );
  for (const name of fills) {
    strengthen(name, 'darker', [own('onBrand')], text);
    strengthen(name, 'darker', [own('goldHi')], shape);
  }
  strengthen('lineStrong', away, [colors.bg, colors.surface], shape);

  const paths = Object.entries(colors).map(([name, color]) => [`color.${name}`, color]);
  return { ...Object.fromEntries(paths), ...shadows };
}

/** Heavier than the theme's own, so that it does not matter which style sheet comes first. */
export const BRAND_LOOK = LOOK.split(', ')
  .map((selector) => selector + selector)
  .join(', ');

/** The custom properties of a brand, for `BRAND_LOOK`. */
export function brandProperties(options: BrandOptions): Record<string, string> {
  check(options);
  const light = { regular: brandIn(options, 'light', 'regular'), high: brandIn(options, 'light', 'high') };
  const dark = { regular: brandIn(options, 'dark', 'regular'), high: brandIn(options, 'dark', 'high') };
  const inLooks = (path: string) => {
    const at = (values: typeof light) => ({ regular: values.regular[path] ?? '', high: values.high[path] ?? '' });
    return byLook({ light: at(light), dark: at(dark) });
  };
  return Object.fromEntries(Object.keys(light.regular).map((path) => [customProperty(path), inLooks(path)]));
}

/** The two values of `<meta name="theme-color">`: the bar of a browser goes on with the head of the page. */
export function brandThemeColors(options: BrandOptions): Record<Theme, string> {
  check(options);
  const at = (theme: Theme) => brandIn(options, theme, 'regular')['color.lacquerStart'] ?? '';
  return { light: at('light'), dark: at('dark') };
}

/** Whoever reads the file takes it for the wrong way round. */
const NOTE =
  '/* var(--veloc-is-dark, x) is x where the page is not dark: a choice that is not in force has no value. */';

/**
 * What `createBrand` says, as the text of a style sheet: for a program that writes it into a file while something is
 * built, with the package that the page has. Throws as `createBrand` does.
 */
export function brandCss(options: BrandOptions): string {
  return `${NOTE}\n${layeredCss([{ selector: BRAND_LOOK, properties: brandProperties(options) }])}`;
}
