import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorPairs, leastIn, type ContrastPair } from '../../stories/support/contrastPairs';
import { brandCss, brandIn, brandThemeColors, type BrandOptions } from '../../ui/theme/brand';
import { contrast } from '../../ui/theme/contrast';
import { cssIn, customProperty } from '../../ui/theme/tokensToCss';

const looks = (['light', 'dark'] as const).flatMap((theme) =>
  (['regular', 'high'] as const).map((look) => ({ theme, look })),
);

/** What README.md says of a brand beyond the pairs of the package's own. */
const promised: readonly ContrastPair[] = [
  ...colorPairs,
  { front: 'onBrand', grounds: ['brandDeep', 'frameStart', 'frameEnd'], least: 4.5 },
  { front: 'goldHi', grounds: ['frameStart', 'frameEnd'], least: 3 },
  { front: 'text3', grounds: ['raised'], least: 4.5 },
];

function broken(options: BrandOptions) {
  return looks.flatMap(({ theme, look }) => {
    const colors: Record<string, string> = {
      ...cssIn({ theme, scale: 'regular', contrast: look }),
      ...brandIn(options, theme, look),
    };
    const at = (name: string) => colors[`color.${name}`] ?? '';
    return leastIn(look)(promised).flatMap(({ front, grounds, least }) =>
      grounds
        .filter((ground) => contrast(at(front), at(ground)) < least)
        .map((ground) => `${theme}, ${look}: ${front} on ${ground} ${contrast(at(front), at(ground)).toFixed(2)}`),
    );
  });
}

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a brand of another', () => {
  it.each(['#3730A3', '#15803D', '#FFD400', '#00FF00', '#0000FF', '#FFFFFF', '#000000', '#777777', '#0B1F4B'])(
    'of %s keeps every contrast',
    (brand) => {
      expect(broken({ brand })).toEqual([]);
    },
  );

  it('of any colour, on any ground, keeps every contrast', () => {
    fc.assert(
      fc.property(color, fc.option(color, { nil: undefined }), (brand, ground) => {
        expect(broken({ brand, ...(ground && { ground }) })).toEqual([]);
      }),
      { numRuns: process.env.VELOC_LONG ? 5_000 : 150 },
    );
  });

  it('keeps its own colour on fills as long as white stands on it', () => {
    expect(brandIn({ brand: '#3730A3' }, 'light', 'regular')['color.brand']).toBe('#3730A3');
    expect(brandIn({ brand: '#FFD400' }, 'light', 'regular')['color.brand']).not.toBe('#FFD400');
  });

  it('takes an override as it is, and makes it stronger for high contrast', () => {
    const options: BrandOptions = {
      brand: '#3730A3',
      overrides: { light: { lacquerStart: '#0B7F8A', bg: '#E0E0E0' }, dark: { text3: '#8A8FA5' } },
    };
    const light = brandIn(options, 'light', 'regular');
    expect(light).toMatchObject({ 'color.lacquerStart': '#0B7F8A', 'color.bg': '#E0E0E0' });
    expect(contrast(light['color.text3'] ?? '', '#E0E0E0')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(brandIn(options, 'light', 'high')['color.lacquerStart'] ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(
      7,
    );
    expect(brandIn(options, 'dark', 'regular')['color.text3']).toBe('#8A8FA5');
    const strong = brandIn(options, 'dark', 'high');
    expect(contrast(strong['color.text3'] ?? '', strong['color.surface'] ?? '')).toBeGreaterThanOrEqual(7);
  });

  it.each([
    [{ brand: 'teal' }, '"teal"'],
    [{ brand: '#3730A3', ground: '#12345' }, '"#12345"'],
    [{ brand: '#3730A3', overrides: { dark: { bg: '#zzzzzz' } } }, '"#zzzzzz"'],
    [{ brand: '#3730A3', overrides: { dark: { page: '#000000' } } }, '"page"'],
  ])('is refused when it cannot be measured or named: %j', (options, named) => {
    expect(() => brandCss(options as BrandOptions)).toThrow(named);
  });

  it('tells the bar of a browser the head of each theme', () => {
    const options: BrandOptions = { brand: '#3730A3', overrides: { dark: { lacquerStart: '#10204B' } } };
    const { light, dark } = brandThemeColors(options);
    expect(dark).toBe('#10204B');
    const [, declared] = /--veloc-color-lacquer-start: (.*);/.exec(brandCss(options)) ?? [];
    // The value behind `is-dark` is the one of a page that is not.
    expect(declared?.startsWith('var(--veloc-is-dark,')).toBe(true);
    expect(declared?.split('var(--veloc-is-light,')[0]).toContain(light);
    expect(declared?.split('var(--veloc-is-light,')[1]).toContain(dark);
    expect(() => brandThemeColors({ brand: 'teal' })).toThrow('"teal"');
  });

  it('sets what README.md calls public', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../ui/README.md'), 'utf8');
    const [, section = ''] = /## Your brand\n(.*?)\n## /s.exec(readme) ?? [];
    const rows = section.split('\n').filter((line) => line.startsWith('| `--veloc-color'));
    const named = rows.flatMap((row) => row.match(/--veloc-color-[\w-]+/g) ?? []);
    const colors = Object.keys(brandIn({ brand: '#3730A3' }, 'light', 'regular')).filter((path) =>
      path.startsWith('color'),
    );
    expect(named.toSorted()).toEqual(colors.map((path) => customProperty(path)).toSorted());
  });
});
